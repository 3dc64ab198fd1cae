/** A drawn map of the streets around the spa, not to scale: no tiles, no third party. */
export const AreaMap = ({ label, className }: { label: string; className?: string }) => (
	<svg viewBox="0 0 640 520" role="img" aria-label={label} className={className}>
		<rect width="640" height="520" fill="var(--raised)" />
		<g fill="none" stroke="var(--surface)" strokeLinecap="round">
			<path d="M320-10V530" strokeWidth="20" />
			<path d="M-10 190H650M-10 440H650" strokeWidth="14" />
			<path d="M110-10V530M540-10V530" strokeWidth="8" />
			<path d="M-10 60H650M-10 318H330" strokeWidth="5" />
			<path d="M-20 236C140 262 250 300 360 332S560 398 660 404" strokeWidth="26" />
		</g>
		<path d="M-20 236C140 262 250 300 360 332S560 398 660 404" fill="none" stroke="var(--hairline)" strokeWidth="2" />
		<g fill="var(--caption)" fontFamily="var(--font-text)" fontSize="15">
			<text x="124" y="182">
				Albany Street (East 61st)
			</text>
			<text x="124" y="432">
				Kenosha Street (East 71st)
			</text>
			<text transform="translate(313 506) rotate(-90)">North Elm Place</text>
			<text transform="translate(408 370) rotate(15)">Broken Arrow Expressway</text>
			<text transform="translate(104 506) rotate(-90)" fontSize="13">
				145th East Avenue
			</text>
			<text transform="translate(534 150) rotate(-90)" fontSize="13">
				177th East Avenue
			</text>
		</g>
		<g fill="none" stroke="var(--caption)" strokeWidth="1.500">
			<path d="M600 70V36M600 36l-7 12M600 36l7 12" />
		</g>
		<text x="594" y="92" fontSize="15" fill="var(--caption)" fontFamily="var(--font-text)">
			N
		</text>
		<g transform="translate(304 128)">
			<path d="M0 40V16a16 16 0 0 1 32 0v24z" fill="var(--accent)" transform="translate(0 -30)" />
			<circle cx="16" cy="-12" r="5" fill="var(--on-accent)" />
		</g>
		<text x="350" y="118" fontSize="24" fill="var(--on-surface)" fontFamily="var(--font-display)" fontWeight="500">
			Elm Place
		</text>
	</svg>
);
