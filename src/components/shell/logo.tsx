/** The id of the drawing, which is in every page once (symbols.tsx, added by src/ssr/render-body.tsx). */
export const logoId = "elm-place-logo";

/** White on dark grounds, black on light ones, as the text around it. Its name is the link's around it. */
export const Logo = ({ className }: { className?: string }) => (
	<svg viewBox="0 0 196 44" className={className} aria-hidden="true" focusable="false">
		<use href={`#${logoId}`} />
	</svg>
);
