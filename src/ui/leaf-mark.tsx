/** The leaf's outline and veins, with the stroke of the element around them. */
export const LeafOutline = () => (
	<>
		<path d="M13 1.5c1 2.2 2.6 3.4 4.2 5.2l1.7.9-.1 1.8 1.7 1.4-.4 2 1.3 1.9-.9 1.9.6 2.2-1.5 1.6-.1 2.2-2 1-.9 1.9-2.1.3c-.9.9-2 1.2-3 .3-1.2.5-2.4 0-3.2-1.1l-2-.3-.8-1.9-1.8-1.3.1-2.1-1.3-1.8.7-2-.9-2.1 1.2-1.7-.2-2.1 1.7-1.3.3-1.9 1.9-.8C8.700 6 11 4 13 1.500Z" />
		<path d="M13 1.500c-.7 8-1.200 16-2.100 29M12.400 9.500l4.200-2M12 14.500l6-3.200M11.700 19.500l6-3.300M11.400 24l4.300-2.600M12.300 11.500 8 8.700M11.900 16.500l-6-3.800M11.600 21l-5.400-3.400M11.300 25l-3.700-2.600" />
	</>
);

/** The elm leaf: toothed, with the uneven base that tells an elm. Decoration only. */
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
