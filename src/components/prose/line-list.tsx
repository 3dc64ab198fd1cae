import { cx } from "../../ui/class-names";

/** Short lines of one kind, a hairline between them. */
export const LineList = ({ items, className }: { items: readonly string[]; className?: string }) => (
	<ul className={cx("ruled border-y border-hairline", className)}>
		{items.map((item) => (
			<li key={item} className="py-3 text-note leading-snug">
				{item}
			</li>
		))}
	</ul>
);
