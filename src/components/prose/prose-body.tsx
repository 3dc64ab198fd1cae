import { cx } from "../../ui/class-names";
import { List, Paragraphs } from "../../ui/text";

export interface ProseBodyProps {
	section: Pick<Queries.ProseSectionFieldsFragment, "paragraphs" | "bullets" | "closing">;
	className?: string;
}

/** A part of a long page, without its heading: paragraphs, a list, closing paragraphs. */
export const ProseBody = ({ section: { paragraphs, bullets, closing }, className }: ProseBodyProps) => (
	<div className={cx(className, "max-w-text stack-5")}>
		<Paragraphs texts={paragraphs} />
		{bullets.length > 0 ? <List items={bullets} className="stack-2.5" /> : null}
		<Paragraphs texts={closing} />
	</div>
);
