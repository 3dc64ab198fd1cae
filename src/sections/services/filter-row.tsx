import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../ui/class-names";

export interface FilterRowProps {
	/** The name of the navigation. */
	label: string;
	/** The current filter, if it's one of this row; its link is brought into view. */
	active: string | undefined;
	/** List items with links. */
	children: ReactNode;
	className?: string;
}

/** Scrolls the row only: `scrollIntoView` would move the page, too. */
const showCurrent = (row: HTMLElement): void => {
	const current = row.querySelector<HTMLElement>("[aria-current]");
	if (current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
};

/** Links in one line, which scrolls sideways where they don't fit. */
export const FilterRow = ({ label, active, children, className }: FilterRowProps) => {
	const row = useRef<HTMLElement>(null);
	useEffect(() => {
		if (row.current && active) showCurrent(row.current);
	}, [active]);
	return (
		<nav ref={row} aria-label={label} className="scroll-row relative">
			<ul className={cx("flex w-max items-center", className)}>{children}</ul>
		</nav>
	);
};
