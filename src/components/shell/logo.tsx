/** The id of the drawing that every page has once (symbols.tsx, src/ssr/render-body.tsx). */
export const logoId = "elm-place-logo";

export const Logo = ({ className }: { className?: string }) => (
	<svg viewBox="0 0 196 44" className={className} aria-hidden="true" focusable="false">
		<use href={`#${logoId}`} />
	</svg>
);
