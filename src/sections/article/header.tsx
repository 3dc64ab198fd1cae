import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/breadcrumb";
import { getArticleTrail } from "../../lib/content/breadcrumbs";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { ArticleByline } from "./byline";

export const fragments = graphql`
	fragment ArticleHeader on Resource {
		path
		title
		lead
		...ArticleByline
	}
`;

interface ArticleHeaderProps {
	article: Queries.ArticleHeaderFragment;
	/** The page that lists all articles. */
	overview: Pick<Queries.PageCopyFragment, "label" | "path">;
}

/** The top of an article: its breadcrumbs, its title, and who is responsible for it. */
export const ArticleHeader = ({ article, overview }: ArticleHeaderProps) => (
	<Section tone="sand" space="none" className="pt-opening-tight pb-32 lg:pb-44 print:pb-4">
		<Breadcrumb trail={getArticleTrail(article, overview)} className="mb-6" />
		<Heading level={1} size="title" className="max-w-head">
			{article.title}
		</Heading>
		<Split from="lg" className="mt-6 lg:mt-10">
			<Lead className="lg:order-2">{article.lead}</Lead>
			<ArticleByline article={article} />
		</Split>
	</Section>
);
