import { graphql } from "gatsby";
import { ShareButton } from "../../components/share";
import { readingMinutes } from "../../lib/content/reading-time";
import { formatDay } from "../../lib/time/dates";
import { DetailList } from "../../ui/detail-list";
import { Link } from "../../ui/link";

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
`;

const countMinutes = ({ lead, sections, faqs }: Queries.ArticleBylineFragment): number =>
	readingMinutes([
		lead,
		...sections.flatMap(({ heading, paragraphs, bullets, closing }) => [heading, ...paragraphs, ...bullets, ...closing]),
		...faqs.flatMap(({ question, answer }) => [question, answer]),
	]);

/** Who checked the article, when, and how long it takes to read. */
export const ArticleByline = ({ article }: { article: Queries.ArticleBylineFragment }) => {
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
