import { graphql } from "gatsby";
import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { ArticleByline } from "./byline";

export const fragments = graphql`
	fragment ArticleHeader on Resource {
		title
		lead
		...ArticleByline
	}
`;

export interface ArticleHeaderProps {
	article: Queries.ArticleHeaderFragment;
	/** The page that lists all articles, and its block of this article's group. */
	overview: Pick<Queries.PageCopyFragment, "label" | "path">;
	group: BlockData;
}

/** What opens an article: where it belongs, its title, and who answers for it. */
export const ArticleHeader = ({ article, overview, group }: ArticleHeaderProps) => (
	<Section tone="sand" space="none" className="pt-opening-tight pb-32 lg:pb-44 print:pb-4">
		<nav aria-label="Breadcrumb" className="mb-6" data-print="hide">
			<ol className="flex flex-wrap items-center gap-x-3 text-eyebrow font-medium text-muted uppercase">
				<li>
					<Link href={overview.path} className="inline-flex min-h-9 items-center hover:text-link">
						{overview.label}
					</Link>
				</li>
				<li className="flex items-center gap-3">
					<span aria-hidden="true">/</span>
					<Link href={`${overview.path}#${group.key}`} className="inline-flex min-h-9 items-center hover:text-link">
						{group.eyebrow ?? group.heading}
					</Link>
				</li>
			</ol>
		</nav>
		<Split ratio="8-4" from="lg" className="items-end">
			<div>
				<Heading level={1} className="max-w-head text-[clamp(2.5rem,1.6rem+3.8vw,4.5rem)]">
					{article.title}
				</Heading>
				<Lead className="mt-6">{article.lead}</Lead>
			</div>
			<ArticleByline article={article} />
		</Split>
	</Section>
);
