import type { ReactNode } from "react";
import { ChipLink } from "../../ui/chip-link";
import { cx } from "../../ui/class-names";
import { Link } from "../../ui/link";

/** The id of the place where the list begins, which filter links lead to. */
export const treatmentsId = "treatments";

/** Keeps focus at the head of the list, which stays while the content around it changes. */
const holdFocus = () => document.getElementById(treatmentsId)?.focus({ preventScroll: true });

export interface FilterLinkProps {
	/** "/services", with a category or a concern. */
	href: string;
	/** True if the list is filtered by it now. */
	active: boolean;
	shape?: "chip" | "text";
	children: ReactNode;
}

/** A link that shows a part of the list; without script it leads to the whole list. */
export const FilterLink = ({ href, active, shape = "chip", children }: FilterLinkProps) => {
	const Shape = shape === "chip" ? ChipLink : Link;
	return (
		<Shape
			href={`${href}#${treatmentsId}`}
			aria-current={active ? "true" : undefined}
			onClick={holdFocus}
			className={cx(
				"min-h-11 text-note leading-tight whitespace-nowrap transition-colors duration-200",
				shape === "chip"
					? "px-5 aria-current:border-current aria-current:bg-on-surface aria-current:text-surface"
					: "inline-flex items-center border-b-2 border-transparent text-muted hover:text-link aria-current:border-mark aria-current:font-medium aria-current:text-on-surface",
			)}
		>
			{children}
		</Shape>
	);
};
