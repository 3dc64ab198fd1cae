import { graphql } from "gatsby";
import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { nameWithCredentials } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { withSizes } from "../../ui/picture-sizes";
import { Section, type SectionProps } from "../../ui/section";

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
`;

const Checked = ({ article: { reviewed, reviewer } }: { article: Queries.ResourceFeatureFragment }) => (
	<p className="mt-4 text-small text-caption">
		<KeepTogether>Reviewed by {nameWithCredentials(reviewer)}</KeepTogether>,{" "}
		<time dateTime={reviewed}>
			<KeepTogether>{formatDay(reviewed)}</KeepTogether>
		</time>
	</p>
);

const Words = ({ article, size }: { article: Queries.ResourceFeatureFragment; size: 3 | 4 }) => (
	<>
		<Heading level={3} size={size}>
			<Link href={article.path} className="stretched group-hover:text-link">
				{article.title}
			</Link>
		</Heading>
		<p className={cx("mt-3 max-w-text text-muted", size === 4 && "text-note leading-relaxed")}>
			<KeepTogether>{article.summary}</KeepTogether>
		</p>
		<Checked article={article} />
	</>
);

/** A group led by one article with a large picture; the others are beside it, under the group's heading. */
export const ResourcesFeatureGroup = ({
	block,
	articles,
	mirrored = false,
	...section
}: Pick<SectionProps, "tone" | "space"> & {
	block: BlockData;
	articles: readonly Queries.ResourceFeatureFragment[];
	mirrored?: boolean;
}) => {
	const [first, ...others] = articles;
	return (
		<Section id={block.key} labelledBy={`${block.key}-heading`} {...section}>
			<div className="grid gap-x-(--column-gap) gap-y-14 lg:grid-cols-5-7">
				<SectionHeader id={`${block.key}-heading`} eyebrow={block.eyebrow} heading={block.heading} text={block.text} className={cx(mirrored && "lg:order-2")} />
				{first ? (
					<article className={cx("group relative lg:row-span-2", mirrored && "lg:order-1")}>
						<Picture picture={first.wide} shape="wide" alt="" className="mb-7 rounded-card" />
						<Words article={first} size={3} />
					</article>
				) : null}
				<ul className={cx("self-end border-t border-hairline", mirrored && "lg:order-3")}>
					{others.map((article) => (
						<li key={article.slug} className="border-b border-hairline">
							<article className="group relative grid grid-cols-thumb gap-6 py-7">
								<Picture picture={withSizes(article.card, "7.8rem")} shape="card" alt="" className="self-start rounded-card" />
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
