import { graphql } from "gatsby";
import { ArrowDown } from "lucide-react";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { BlockSection, SectionHeader, TextSection } from "../../components/blocks/sections";
import { CardTitle } from "../../components/cards/card-title";
import { Portrait } from "../../components/cards/portrait";
import type { BlockData } from "../../components/prose/page-copy";
import { nameWithCredentials } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { cx } from "../../ui/class-names";
import { ArrowLink, LinkList } from "../../ui/links";
import { Picture, withSizes } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Heading, KeepTogether, Link, Text } from "../../ui/text";

export const fragments = graphql`
	fragment ResourceFeature on Resource {
		slug
		path
		title
		summary
		reviewed
		reviewer {
			name
			credentials
		}
		wide: image {
			...PictureWide
		}
		card: image {
			...PictureCard
		}
	}
	fragment ResourceQuestions on Resource {
		slug
		path
		title
		summary
		faqs {
			question
		}
	}
	fragment ResourceReviewer on Resource {
		reviewer {
			slug
			path
			credentials
			role
			...Portrait
		}
	}
`;

const Words = ({ article, size }: { article: Queries.ResourceFeatureFragment; size: 3 | 4 }) => (
	<>
		<CardTitle href={article.path} size={size}>
			{article.title}
		</CardTitle>
		<Text className={cx("mt-3 max-w-text text-muted", size === 4 && "text-note leading-relaxed")}>
			{article.summary}
		</Text>
		<p className="mt-4 text-small text-caption">
			<KeepTogether>Reviewed by {nameWithCredentials(article.reviewer)}</KeepTogether>,{" "}
			<Text as="time" dateTime={article.reviewed}>
				{formatDay(article.reviewed)}
			</Text>
		</p>
	</>
);

interface GroupProps<Article> extends BlockProps {
	articles: readonly Article[];
}

export const ResourcesFeatureGroup = ({
	block,
	place,
	articles,
	mirrored,
}: GroupProps<Queries.ResourceFeatureFragment> & { mirrored?: boolean }) => {
	const [first, ...others] = articles;
	return (
		<Section id={block.key} labelledBy={`${block.key}-heading`} {...place}>
			<div className="grid gap-x-(--column-gap) gap-y-14 lg:grid-cols-5-7">
				<SectionHeader
					id={`${block.key}-heading`}
					eyebrow={block.eyebrow}
					heading={block.heading}
					text={block.text}
					className={cx(mirrored && "lg:order-2")}
				/>
				{first && (
					<article className={cx("group relative lg:row-span-2", mirrored && "lg:order-1")}>
						<Picture picture={first.wide} shape="wide" alt="" className="mb-7 rounded-card" />
						<Words article={first} size={3} />
					</article>
				)}
				<ul className={cx("self-end border-t border-hairline", mirrored && "lg:order-3")}>
					{others.map((article) => (
						<li key={article.slug} className="border-b border-hairline">
							<article className="group relative grid gap-6 py-7 xs:grid-cols-thumb">
								<Picture
									picture={withSizes(article.card, "7.8rem")}
									shape="card"
									alt=""
									className="self-start rounded-card"
								/>
								<div>
									<Words article={article} size={4} />
								</div>
							</article>
						</li>
					))}
				</ul>
			</div>
		</Section>
	);
};

export const ResourcesGroupLinks = ({ groups }: { groups: readonly BlockData[] }) => (
	<nav aria-label="Article topics">
		<ul className="flex flex-wrap gap-x-9 gap-y-1">
			{groups.map(({ key, eyebrow, heading }) => (
				<li key={key}>
					<a
						href={`#${key}`}
						className="quiet-link inline-flex min-h-11 items-center gap-2 font-medium"
					>
						{eyebrow ?? heading}
						<ArrowDown className="size-4" aria-hidden="true" />
					</a>
				</li>
			))}
		</ul>
	</nav>
);

export const ResourcesQuestionsGroup = ({
	block,
	place,
	articles,
}: GroupProps<Queries.ResourceQuestionsFragment>) => (
	<BlockSection block={block} {...place}>
		<div className="border-t border-hairline">
			{articles.map(({ slug, path, title, summary, faqs }) => (
				<article
					key={slug}
					className="grid gap-x-(--column-gap) gap-y-6 border-b border-hairline py-10 md:grid-cols-5-7"
				>
					<div>
						<Heading level={3}>
							<Link href={path} className="hover:text-link">
								{title}
							</Link>
						</Heading>
						<Text className="mt-3 text-note leading-relaxed text-muted">{summary}</Text>
						<ArrowLink href={path} className="mt-3" aria-label={`Read the article: ${title}`}>
							Read the article
						</ArrowLink>
					</div>
					<LinkList
						links={faqs.map(({ question }) => ({ href: `${path}#questions`, label: question }))}
						className="grid gap-x-(--column-gap) self-start lg:grid-cols-2"
						linkClassName="inline-flex min-h-9 items-center py-2 text-note leading-snug hover:text-link hover:underline"
					/>
				</article>
			))}
		</div>
	</BlockSection>
);

export const ResourcesReviewPolicy = ({
	block,
	place,
	articles,
}: GroupProps<Queries.ResourceReviewerFragment>) => {
	const reviewers = [
		...new Map(articles.map(({ reviewer }) => [reviewer.slug, reviewer])).values(),
	];
	return (
		<TextSection block={block} {...place}>
			<ul className="mt-16 grid xs:grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-3 lg:grid-cols-5 lg:gap-x-(--column-gap)">
				{reviewers.map((person) => (
					<li key={person.slug} className="relative">
						<Portrait person={person} className="max-w-44" />
						<p className="mt-4 leading-snug font-medium">
							<Link href={person.path} className="stretched hover:text-link">
								{nameWithCredentials(person)}
							</Link>
						</p>
						<p className="mt-1 text-small leading-snug text-muted">{person.role}</p>
					</li>
				))}
			</ul>
		</TextSection>
	);
};
