import { cx } from "../../ui/class-names";
import { Paragraphs } from "../../ui/paragraphs";

export interface ProseBodyProps {
	section: Pick<Queries.ProseSectionFieldsFragment, "paragraphs" | "bullets" | "closing">;
	className?: string;
}

/** What stands below the heading of a part of a long page: paragraphs, a list, what closes it. */
export const ProseBody = ({ section: { paragraphs, bullets, closing }, className }: ProseBodyProps) => (
	<div className={cx(className, "max-w-text stack-5")}>
		<Paragraphs texts={paragraphs} />
		{bullets.length > 0 ? (
			<ul className="list-disc stack-2.5 pl-5 marker:text-mark">
				{bullets.map((text) => (
					<li key={text} className="pl-1.5">
						{text}
					</li>
				))}
			</ul>
		) : null}
		<Paragraphs texts={closing} />
	</div>
);
