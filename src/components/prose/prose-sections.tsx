import { graphql } from "gatsby";
import { slugify } from "../../lib/text/words";
import { cx } from "../../ui/class-names";
import { Disclosure } from "../../ui/disclosure";
import { Heading, KeepTogether, List, Paragraphs } from "../../ui/text";

export const fragments = graphql`
	fragment ProseSectionFields on ProseSection {
		heading
		paragraphs
		bullets
		closing
	}
`;

export const ProseBody = ({
	section: { paragraphs, bullets, closing },
	className,
}: {
	section: Pick<Queries.ProseSectionFieldsFragment, "paragraphs" | "bullets" | "closing">;
	className?: string;
}) => (
	<div className={cx(className, "max-w-text stack-5")}>
		<Paragraphs texts={paragraphs} />
		{bullets.length > 0 && <List items={bullets} className="stack-2.5" />}
		<Paragraphs texts={closing} />
	</div>
);

export const ProseSections = ({
	sections,
}: {
	sections: readonly Queries.ProseSectionFieldsFragment[];
}) => (
	<div className="stack-14">
		{sections.map((section) => (
			<section
				key={section.heading}
				id={slugify(section.heading)}
				aria-labelledby={`${slugify(section.heading)}-heading`}
			>
				<Heading level={2} size={3} id={`${slugify(section.heading)}-heading`}>
					{section.heading}
				</Heading>
				<ProseBody section={section} className="mt-5" />
			</section>
		))}
	</div>
);

interface ContentsProps {
	sections: readonly { heading: string }[];
}

const ProseContents = ({ sections }: ContentsProps) => (
	<ol className="ruled border-y border-hairline text-note">
		{sections.map(({ heading }) => (
			<li key={heading}>
				<a
					href={`#${slugify(heading)}`}
					className="flex min-h-11 items-center py-2 leading-snug text-muted hover:text-link"
				>
					<KeepTogether as="span">{heading}</KeepTogether>
				</a>
			</li>
		))}
	</ol>
);

/** They're in the HTML twice; assistive technology gets only those that are displayed. */
export const SideContents = ({ sections }: ContentsProps) => (
	<nav aria-label="On this page" data-print="hide" className="lg:sticky lg:top-below-header">
		<Disclosure summary="On this page" className="border-y lg:hidden">
			<div className="-mb-px">
				<ProseContents sections={sections} />
			</div>
		</Disclosure>
		<div className="hidden lg:block">
			<p className="mb-4 text-small text-caption">On this page</p>
			<div className="max-h-contents overflow-y-auto overscroll-contain">
				<ProseContents sections={sections} />
			</div>
		</div>
	</nav>
);
