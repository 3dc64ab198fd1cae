import { graphql } from "gatsby";
import { anchorOf } from "../lib/anchors";
import { Heading } from "../ui/heading";

export const fragments = graphql`
	fragment ProseSectionFields on ProseSection {
		heading
		paragraphs
		bullets
		closing
	}
`;

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

/** The parts of a long page, each with an anchor the contents list leads to. */
export const ProseSections = ({ sections, level = 2 }: { sections: readonly Queries.ProseSectionFieldsFragment[]; level?: 2 | 3 }) => (
	<div className="space-y-14">
		{sections.map(({ heading, paragraphs, bullets, closing }) => (
			<section key={heading} id={anchorOf(heading)} aria-labelledby={`${anchorOf(heading)}-heading`}>
				<Heading level={level} size={3} id={`${anchorOf(heading)}-heading`}>
					{heading}
				</Heading>
				<div className="mt-5 max-w-[38rem] space-y-5">
					<Paragraphs texts={paragraphs} />
					{bullets.length > 0 ? (
						<ul className="list-disc space-y-2.5 pl-5 marker:text-mark">
							{bullets.map((text) => (
								<li key={text} className="pl-1.5">
									{text}
								</li>
							))}
						</ul>
					) : null}
					<Paragraphs texts={closing} />
				</div>
			</section>
		))}
	</div>
);

/** The contents list of such a page. */
export const ProseContents = ({ sections }: { sections: readonly { readonly heading: string }[] }) => (
	<nav aria-label="On this page">
		<ol className="divide-y divide-hairline border-y border-hairline text-[1rem]">
			{sections.map(({ heading }) => (
				<li key={heading}>
					<a href={`#${anchorOf(heading)}`} className="flex min-h-11 items-center py-2 leading-snug text-muted hover:text-link">
						{heading}
					</a>
				</li>
			))}
		</ol>
	</nav>
);
