import type { ReactNode } from "react";
import { cx } from "./class-names";
import { Text } from "./text";

interface NarrowDisclosureProps {
	title: string;
	figure?: string;
	/** A hash target: browsers open what holds it. */
	id?: string;
	/** Leaves room for a link at the line's end. */
	short?: boolean;
	open?: boolean;
	children: ReactNode;
}

/** Only folded on narrow windows (src/styles/fold.css). Wide ones don't show the title. */
export const NarrowDisclosure = ({
	title,
	figure,
	id,
	short = false,
	open,
	children,
}: NarrowDisclosureProps) => (
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
