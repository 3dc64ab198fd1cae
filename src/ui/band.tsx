import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Container } from "./container";

export interface BandProps {
	children: ReactNode;
	/** The ground it stands on; what is inside follows it. */
	tone?: "light" | "sand" | "deep";
	/** The id of the heading that names it, where it is a region worth a name. */
	labelledBy?: string;
	/** A hash target. */
	id?: string;
	/** "none" where the section above runs into it. */
	space?: "both" | "top" | "bottom" | "none";
	width?: "page" | "prose";
	className?: string;
}

const spaces = { both: "py-(--section)", top: "pt-(--section)", bottom: "pb-(--section)", none: "" };

/** A section of a page, edge to edge on its ground, its content in the container. */
export const Band = ({ children, tone = "light", labelledBy, id, space = "both", width, className }: BandProps) => (
	<section id={id} aria-labelledby={labelledBy} data-tone={tone} className={cx("bg-surface", spaces[space], className)}>
		<Container width={width}>{children}</Container>
	</section>
);
