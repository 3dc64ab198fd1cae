export const LeafOutline = () => (
	<>
		<path d="M13 1.5c1 2.2 2.6 3.4 4.2 5.2l1.7.9-.1 1.8 1.7 1.4-.4 2 1.3 1.9-.9 1.9.6 2.2-1.5 1.6-.1 2.2-2 1-.9 1.9-2.1.3c-.9.9-2 1.2-3 .3-1.2.5-2.4 0-3.2-1.1l-2-.3-.8-1.9-1.8-1.3.1-2.1-1.3-1.8.7-2-.9-2.1 1.2-1.7-.2-2.1 1.7-1.3.3-1.9 1.9-.8C8.7 6 11 4 13 1.5Z" />
		<path d="M13 1.5c-.7 8-1.2 16-2.1 29M12.4 9.5l4.2-2M12 14.5l6-3.2M11.7 19.5l6-3.3M11.4 24l4.3-2.6M12.3 11.5 8 8.7M11.9 16.5l-6-3.8M11.6 21l-5.4-3.4M11.3 25l-3.7-2.6" />
	</>
);

export const LeafMark = ({ className }: { className?: string }) => (
	<svg
		viewBox="0 0 24 32"
		className={className}
		fill="none"
		stroke="currentColor"
		strokeWidth="1.2"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<LeafOutline />
	</svg>
);
