import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import { BlockSection } from "../../components/blocks/block-section";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLink } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";

/** The ways down to the groups of the page. */
export const ResourcesGroupLinks = ({ groups }: { groups: readonly BlockData[] }) => (
	<nav aria-label="Article topics">
		<ul className="flex flex-wrap gap-x-9 gap-y-1">
			{groups.map(({ key, eyebrow, heading }) => (
				<li key={key}>
					<a href={`#${key}`} className="quiet-link inline-flex min-h-11 items-center gap-2 font-medium">
						{eyebrow ?? heading}
						<ArrowDown className="size-4" aria-hidden="true" />
					</a>
				</li>
			))}
		</ul>
	</nav>
);

export const fragments = graphql`
	fragment ResourceQuestions on Resource {
		slug
		path
		title
		summary
		faqs {
			question
		}
	}
`;

/** The group of questions: each article with the questions it answers, each a link to its answer. */
export const ResourcesQuestionsGroup = ({ block, articles }: { block: BlockData; articles: readonly Queries.ResourceQuestionsFragment[] }) => (
	<BlockSection block={block} tone="deep">
		<div className="border-t border-hairline">
			{articles.map(({ slug, path, title, summary, faqs }) => (
				<article key={slug} className="grid gap-x-(--column-gap) gap-y-6 border-b border-hairline py-10 md:grid-cols-5-7">
					<div>
						<Heading level={3}>
							<Link href={path} className="hover:text-link">
								{title}
							</Link>
						</Heading>
						<p className="mt-3 text-note leading-relaxed text-muted">
							<KeepTogether>{summary}</KeepTogether>
						</p>
						<ArrowLink href={path} className="mt-3" aria-label={`Read the article: ${title}`}>
							Read the article
						</ArrowLink>
					</div>
					<ul className="grid gap-x-(--column-gap) self-start lg:grid-cols-2">
						{faqs.map(({ question }) => (
							<li key={question}>
								<Link href={`${path}#questions`} className="inline-flex min-h-9 items-center py-2 text-note leading-snug hover:text-link hover:underline">
									{question}
								</Link>
							</li>
						))}
					</ul>
				</article>
			))}
		</div>
	</BlockSection>
);
