import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./text";

interface NarrowDisclosureProps {
	title: string;
	/** At the end of that line, such as a price. */
	figure?: string;
	/** A hash target: browsers open what holds it. */
	id?: string;
	/** True if the line leaves room at its end, where a link of its own stands. */
	short?: boolean;
	/** True to open it, such as for what a search has found. */
	open?: boolean;
	children: ReactNode;
}

/** A part that's folded on narrow windows. On wide ones there's no line (src/styles/fold.css), so the content has a heading of its own there. */
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
