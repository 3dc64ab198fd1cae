import { useSite } from "../../hooks/use-site";

/**
 * Our own drawing (docs/specification.md R63). A phone cuts the outer streets off, so that the
 * letters stay large enough.
 */
export const AreaMap = () => (
	<svg
		viewBox="0 0 640 520"
		preserveAspectRatio="xMidYMid slice"
		role="img"
		aria-label={useSite().business.map.note}
		className="w-full max-sm:aspect-square rounded-card"
	>
		<rect width="640" height="520" fill="var(--raised)" />
		<g fill="none" stroke="var(--surface)" strokeLinecap="round">
			<path d="M320-10V530" strokeWidth="20" />
			<path d="M-10 190H650M-10 496H650" strokeWidth="14" />
			<path d="M84-10V530M556-10V530" strokeWidth="8" />
			<path d="M-10 60H650M-10 400H330" strokeWidth="5" />
			<path d="M-20 236C140 262 250 300 360 332S560 398 660 404" strokeWidth="26" />
		</g>
		<path
			d="M-20 236C140 262 250 300 360 332S560 398 660 404"
			fill="none"
			stroke="var(--hairline)"
			strokeWidth="2"
		/>
		<g fill="var(--caption)" fontFamily="var(--font-text)" fontSize="19">
			<text x="126" y="178">
				Albany Street
			</text>
			<text x="126" y="484">
				Kenosha Street
			</text>
			<text transform="translate(303 480) rotate(-90)">North Elm Place</text>
			<text transform="translate(352 308) rotate(17.5)">Broken Arrow Expy</text>
			<text transform="translate(74 482) rotate(-90)">145th E. Ave.</text>
			<text transform="translate(546 352) rotate(-90)">177th E. Ave.</text>
		</g>
		<g fill="none" stroke="var(--caption)" strokeWidth="1.500">
			<path d="M510 150V116M510 116l-7 12M510 116l7 12" />
		</g>
		<text x="503" y="174" fontSize="19" fill="var(--caption)" fontFamily="var(--font-text)">
			N
		</text>
		<g transform="translate(304 128)">
			<path d="M0 40V16a16 16 0 0 1 32 0v24z" fill="var(--accent)" transform="translate(0 -30)" />
			<circle cx="16" cy="-12" r="5" fill="var(--on-accent)" />
		</g>
		<text
			x="350"
			y="124"
			fontSize="30"
			fill="var(--on-surface)"
			fontFamily="var(--font-display)"
			fontWeight="500"
		>
			Elm Place
		</text>
	</svg>
);
