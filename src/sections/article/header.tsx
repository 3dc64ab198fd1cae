import { graphql } from "gatsby";
import type { BlockData } from "../../components/page-copy";
import { formatDay } from "../../lib/dates";
import { readingMinutes } from "../../lib/reading-time";
import { Band } from "../../ui/band";
import { Heading } from "../../ui/heading";
import { Lead } from "../../ui/lead";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment ArticleHeader on Resource {
		title
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
`;

const minutesOf = ({ lead, sections, faqs }: Queries.ArticleHeaderFragment): number =>
	readingMinutes([
		lead,
		...sections.flatMap(({ heading, paragraphs, bullets, closing }) => [heading, ...paragraphs, ...bullets, ...closing]),
		...faqs.flatMap(({ question, answer }) => [question, answer]),
	]);

const Byline = ({ article }: { article: Queries.ArticleHeaderFragment }) => {
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
		{ term: "Checked by", detail: checkedBy },
		{ term: "Reviewed", detail: <time dateTime={article.reviewed}>{formatDay(article.reviewed)}</time> },
		{ term: "Published", detail: <time dateTime={article.published}>{formatDay(article.published)}</time> },
		{ term: "Reading time", detail: `${minutesOf(article)} min` },
	];
	return (
		<dl className="figures divide-y divide-hairline border-y border-hairline text-[1rem] leading-snug">
			{rows.map(({ term, detail }) => (
				<div key={term} className="grid grid-cols-[7.5rem_1fr] items-baseline gap-4 py-3">
					<dt className="text-muted">{term}</dt>
					<dd>{detail}</dd>
				</div>
			))}
		</dl>
	);
};

export interface ArticleHeaderProps {
	article: Queries.ArticleHeaderFragment;
	/** The page that lists all articles, and its block of this article's group. */
	overview: Pick<Queries.PageCopyFragment, "label" | "path">;
	group: BlockData;
}

/** What opens an article: where it belongs, its title, and who answers for it. */
export const ArticleHeader = ({ article, overview, group }: ArticleHeaderProps) => (
	<Band tone="sand" space="none" className="pt-[clamp(2rem,1rem+4vw,5rem)] pb-32 lg:pb-44 print:pb-4">
		<nav aria-label="Breadcrumb" className="mb-6" data-print="hide">
			<ol className="flex flex-wrap items-center gap-x-3 text-[0.8125rem] font-medium tracking-[0.14em] text-muted uppercase">
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
		<div className="grid items-end gap-x-16 gap-y-10 lg:grid-cols-[8fr_4fr] lg:gap-x-24">
			<div>
				<Heading level={1} className="max-w-[46rem] text-[clamp(2.5rem,1.6rem+3.8vw,4.5rem)]">
					{article.title}
				</Heading>
				<Lead className="mt-6">{article.lead}</Lead>
			</div>
			<Byline article={article} />
		</div>
	</Band>
);
