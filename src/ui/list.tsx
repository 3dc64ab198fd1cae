import { cx } from "./class-names";
import { LinkedText } from "./linked-text";

/** Short lines with a dot or, where their order counts, a number before each. */
export const List = ({ items, ordered = false, className }: { items: readonly string[]; ordered?: boolean; className?: string }) => {
	const Tag = ordered ? "ol" : "ul";
	return (
		<Tag className={cx("pl-5 marker:text-marker", ordered ? "list-decimal" : "list-disc", className)}>
			{items.map((item) => (
				<LinkedText as="li" key={item} className="pl-1" text={item} />
			))}
		</Tag>
	);
};
