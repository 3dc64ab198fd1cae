import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/breadcrumb";
import { ShareButton } from "../../components/share";
import { getArticleTrail } from "../../lib/pages/navigation";
import { readingMinutes } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { DetailList } from "../../ui/detail-list";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ArticleByline on Resource {
		lead
		published
		reviewed
		reviewer {
			name
			credentials
			role
			path
		}
		sections {
			...ProseSectionFields
		}
		faqs {
			...FaqFields
		}
	}
	fragment ArticleHeader on Resource {
		path
		title
		lead
		...ArticleByline
	}
`;

const countMinutes = ({ lead, sections, faqs }: Queries.ArticleBylineFragment): number =>
	readingMinutes([
		lead,
		...sections.flatMap(({ heading, paragraphs, bullets, closing }) => [heading, ...paragraphs, ...bullets, ...closing]),
		...faqs.flatMap(({ question, answer }) => [question, answer]),
	]);

/** Who checked the article, when, and how long it takes to read. */
const ArticleByline = ({ article }: { article: Queries.ArticleBylineFragment }) => {
	const { name, credentials, role, path } = article.reviewer;
	const checkedBy = (
		<>
			<Link href={path} className="quiet-link inline-flex min-h-7 items-center font-medium">
				{name}
				{credentials ? `, ${credentials}` : ""}
			</Link>
			<span className="block text-muted">{role}</span>
		</>
	);
	const rows = [
		{ term: "Reviewed by", detail: checkedBy },
		{ term: "Last reviewed", detail: <time dateTime={article.reviewed}>{formatDay(article.reviewed)}</time> },
		{ term: "Published", detail: <time dateTime={article.published}>{formatDay(article.published)}</time> },
		{ term: "Reading time", detail: `${countMinutes(article)} min` },
	];
	return (
		<div>
			<DetailList rows={rows} className="border-y text-note leading-snug" />
			<div className="mt-3">
				<ShareButton />
			</div>
		</div>
	);
};

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
