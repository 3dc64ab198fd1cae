import { cx } from "../../ui/class-names";
import { List } from "../../ui/list";
import { Paragraphs } from "../../ui/paragraphs";

export interface ProseBodyProps {
	section: Pick<Queries.ProseSectionFieldsFragment, "paragraphs" | "bullets" | "closing">;
	className?: string;
}

/** What stands below the heading of a part of a long page: paragraphs, a list, what closes it. */
export const ProseBody = ({ section: { paragraphs, bullets, closing }, className }: ProseBodyProps) => (
	<div className={cx(className, "max-w-text stack-5")}>
		<Paragraphs texts={paragraphs} />
		{bullets.length > 0 ? <List items={bullets} className="stack-2.5" /> : null}
		<Paragraphs texts={closing} />
	</div>
);
