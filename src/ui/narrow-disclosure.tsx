import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./text";

/** Folded on narrow windows only (src/styles/fold.css). Wide ones don't show the title. */
export const NarrowDisclosure = ({
	title,
	figure,
	id,
	short,
	open,
	children,
}: {
	title: string;
	figure?: string;
	/** For links to it: a browser unfolds what holds the target. */
	id?: string;
	/** Leaves room for a link at the line's end. */
	short?: boolean;
	open?: boolean;
	children: ReactNode;
}) => (
	<details open={open} className={cx("fold", short && "fold-short")}>
		<summary>
			<Text as="span">{title}</Text>{" "}
			{figure && (
				<Text as="span" className="figures">
					{figure}
				</Text>
			)}
		</summary>
		<div id={id}>{children}</div>
	</details>
);
