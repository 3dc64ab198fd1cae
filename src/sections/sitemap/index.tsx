import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import type { KnownPage } from "../../lib/pages/closest-pages";
import { byName, pluralize } from "../../lib/text/words";
import { cx } from "../../ui/class-names";
import { LinkList } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading } from "../../ui/text";

export const fragments = graphql`
	fragment SitemapCategory on Category {
		slug
		title
		services {
			path
			label: title
		}
	}
	fragment SitemapResource on Resource {
		path
		group
		label: title
	}
`;

interface SitemapLinksProps {
	links: readonly KnownPage[];
	columns?: boolean;
}

const SitemapLinks = ({ links, columns }: SitemapLinksProps) => (
	<LinkList
		links={links.map(({ path, label }) => ({ href: path, label }))}
		className={cx("gap-x-12", columns && "@md:columns-2 @2xl:columns-3")}
		itemClassName="break-inside-avoid"
		linkClassName="inline-flex min-h-9 items-center py-1 leading-snug hover:text-link hover:underline"
	/>
);

interface SitemapPartProps {
	id: string;
	heading: string;
	count: number;
	children: ReactNode;
	last?: boolean;
}

const SitemapPart = ({ id, heading, count, children, last }: SitemapPartProps) => (
	<Section space="none" labelledBy={id} className={cx(last && "pb-(--section)")}>
		<Split gap="tight" className="border-t border-hairline py-10 lg:py-14">
			<div className="flex items-baseline justify-between gap-4 self-start md:block">
				<Heading level={2} size={3} id={id}>
					{heading}
				</Heading>
				<p className="figures text-small text-caption md:mt-1">{pluralize(count, "page")}</p>
			</div>
			<div className="@container">{children}</div>
		</Split>
	</Section>
);

export const SitemapPages = ({
	links,
	columns,
	...part
}: SitemapLinksProps & Pick<SitemapPartProps, "id" | "heading" | "last">) => (
	<SitemapPart count={links.length} {...part}>
		<SitemapLinks links={links} columns={columns} />
	</SitemapPart>
);

export const SitemapServices = ({
	categories,
}: {
	categories: readonly Queries.SitemapCategoryFragment[];
}) => (
	<SitemapPart
		id="services"
		heading="Services"
		count={categories.flatMap(({ services }) => services).length}
	>
		<div className="gap-x-12 @md:columns-2 @2xl:columns-3">
			{categories.map(({ slug, title, services }) => (
				<div key={slug} className="mb-9 break-inside-avoid">
					<Heading level={3} size={4} className="mb-2">
						{title}
					</Heading>
					<SitemapLinks
						links={[...services].sort((one, other) => byName(one.label, other.label))}
					/>
				</div>
			))}
		</div>
	</SitemapPart>
);

export const SitemapResources = ({
	overview,
	articles,
}: {
	overview: KnownPage & PageOf<"resources">;
	articles: readonly Queries.SitemapResourceFragment[];
}) => (
	<SitemapPart id="resources" heading={overview.label} count={articles.length}>
		<div className="grid gap-x-12 gap-y-8 @md:grid-cols-2 @2xl:grid-cols-3">
			{(["skincare", "faqs", "wellness"] as const).map((group) => {
				const { eyebrow, heading } = findBlock(overview, group);
				return (
					<div key={group}>
						<Heading level={3} size={4} className="mb-2">
							{eyebrow ?? heading}
						</Heading>
						<SitemapLinks links={articles.filter((article) => article.group === group)} />
					</div>
				);
			})}
		</div>
	</SitemapPart>
);
