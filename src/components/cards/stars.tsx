const star =
	"m10 1.6 2.4 5.5 6 .5-4.500 3.900 1.400 5.900L10 14.200l-5.300 3.200 1.400-5.900L1.600 7.600l6-.5z";

export const Stars = ({ rating, className }: { rating: number; className?: string }) => (
	<span role="img" aria-label={`Rated ${rating} out of 5`} className={className}>
		{[1, 2, 3, 4, 5].slice(0, rating).map((position) => (
			<svg
				key={position}
				viewBox="0 0 20 20"
				className="mr-1 inline-block size-4"
				fill="currentColor"
				aria-hidden="true"
				focusable="false"
			>
				<path d={star} />
			</svg>
		))}
	</span>
);
