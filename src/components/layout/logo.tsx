/** The id of the drawing, which stands once in every page (logo-symbol.tsx, put there by src/ssr/render-body.tsx). */
export const logoId = "elm-place-logo";

/** White on dark grounds ("light"), black otherwise (spec §2). Its name is the link's around it. */
export const Logo = ({ variant, className }: { variant: "light" | "dark"; className?: string }) => (
	<svg
		viewBox="0 0 196 44"
		className={className}
		data-variant={variant}
		color={variant === "light" ? "#fbf7f1" : "#1d2521"}
		aria-hidden="true"
		focusable="false"
	>
		<use href={`#${logoId}`} />
	</svg>
);
