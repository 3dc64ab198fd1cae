import type { ReactNode } from "react";
import { useReveal } from "../hooks/use-reveal";
import { cx } from "./class-names";
import { Container } from "./container";

export interface SectionProps {
	children: ReactNode;
	/** The ground; everything inside follows it. */
	tone?: "light" | "sand" | "deep";
	/** The id of the heading that names it, if it is a region worth a name. */
	labelledBy?: string;
	/** A hash target. */
	id?: string;
	/** "none" if the section above runs into it; "below-picture" if the picture of the section above hangs into it; "dense" on a long page: less on narrow windows. */
	space?: "both" | "dense" | "below-picture" | "top" | "bottom" | "none";
	className?: string;
}

const spaces = {
	both: "py-(--section)",
	dense: "py-section-reduced lg:py-(--section)",
	"below-picture": "pt-section-extended pb-(--section)",
	top: "pt-(--section)",
	bottom: "pb-(--section)",
	none: "",
};

/** A section of a page, edge to edge on its ground; its content in the container comes in as it is scrolled to. */
export const Section = ({ children, tone = "light", labelledBy, id, space = "both", className }: SectionProps) => {
	const content = useReveal<HTMLDivElement>();
	return (
		<section id={id} aria-labelledby={labelledBy} data-tone={tone} className={cx("bg-surface", spaces[space], className)}>
			<Container ref={content}>{children}</Container>
		</section>
	);
};
