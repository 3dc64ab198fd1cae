import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./text";

interface NarrowDisclosureProps {
	title: string;
	/** At the end of that line, such as a price. */
	figure?: string;
	/** A hash target: browsers open what holds it. */
	id?: string;
	/** Leaves room at the line's end for a link of its own. */
	short?: boolean;
	open?: boolean;
	children: ReactNode;
}

/** Folded on narrow windows. On wide ones there's no line (src/styles/fold.css), so the content has a heading of its own there. */
export const NarrowDisclosure = ({ title, figure, id, short = false, open, children }: NarrowDisclosureProps) => (
	<details open={open} className={cx("fold", short && "fold-short")}>
		<summary>
			<Text as="span">{title}</Text>{" "}
			{figure ? (
				<Text as="span" className="figures">
					{figure}
				</Text>
			) : null}
		</summary>
		<div id={id}>{children}</div>
	</details>
);
