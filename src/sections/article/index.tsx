import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/page-title";
import { BlockSection, SplitSection } from "../../components/blocks/sections";
import { PageRows } from "../../components/cards/page-rows";
import { ServiceRows } from "../../components/cards/service-rows";
import { BoxedWarnings } from "../../components/prose/boxed-warnings";
import { Sources } from "../../components/prose/evidence";
import { FaqList } from "../../components/prose/faq-list";
import { ProseSections, SideContents } from "../../components/prose/prose-sections";
import { ShareButton } from "../../components/share";
import type { KnownPage } from "../../lib/pages/closest-pages";
import { getTrailBelow } from "../../lib/pages/navigation";
import { nameWithCredentials, readingMinutes, roleWithCertification } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { DetailList } from "../../ui/detail-list";
import { lazyComponent } from "../../ui/lazy-component";
import { ArrowLinks } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Link } from "../../ui/text";

export const fragments = graphql`
	fragment ArticleText on Resource {
		path
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
		image {
			...PictureWide
		}
		boxedWarnings
		sections {
			...ProseSectionFields
		}
		faqs {
			...FaqFields
		}
		sources {
			...SourceFields
		}
		relatedServices {
			...ServiceRow
		}
	}
	fragment ArticleTeaser on Resource {
		path
		group
		title
		summary
	}
`;

interface Props {
	article: Queries.ArticleTextFragment;
}

export const ArticleHeader = ({ article, overview }: Props & { overview: KnownPage }) => {
	const { title, lead, reviewer, reviewed, published, sections, faqs } = article;
	const minutes = readingMinutes([
		lead,
		...sections.flatMap(({ heading, paragraphs, bullets, closing }) => [
			heading,
			...paragraphs,
			...bullets,
			...closing,
		]),
		...faqs.flatMap(({ question, answer }) => [question, answer]),
	]);
	const checkedBy = (
		<>
			<Link
				href={reviewer.path}
				className="quiet-link inline-flex min-h-7 items-center font-medium"
			>
				{nameWithCredentials(reviewer)}
			</Link>
			<span className="block text-muted">{roleWithCertification(reviewer)}</span>
		</>
	);
	const rows = [
		{ term: "Reviewed by", detail: checkedBy },
		{ term: "Last reviewed", detail: <time dateTime={reviewed}>{formatDay(reviewed)}</time> },
		{ term: "Published", detail: <time dateTime={published}>{formatDay(published)}</time> },
		{ term: "Reading time", detail: `${minutes} min` },
	];
	return (
		<Section tone="sand" space="none" className="pt-opening-tight pb-32 lg:pb-44 print:pb-4">
			<Breadcrumb trail={getTrailBelow(article, overview)} className="mb-6" />
			<Heading level={1} size="title" className="max-w-head">
				{title}
			</Heading>
			<Split from="lg" className="mt-6 lg:mt-10">
				<Lead className="lg:order-2">{lead}</Lead>
				<div>
					<DetailList rows={rows} className="border-y text-note leading-snug" />
					<div className="mt-3">
						<ShareButton />
					</div>
				</div>
			</Split>
		</Section>
	);
};

/** The search and the contents link to the ids of the sections. */
export const ArticleBody = ({
	article: { image, boxedWarnings, sections, faqs, sources },
}: Props) => {
	const contents = [
		...sections,
		...(faqs.length > 0 ? [{ heading: "Questions" }] : []),
		{ heading: "Sources" },
	];
	return (
		<Section space="bottom">
			<Split from="lg" className="lg:grid-rows-head lg:gap-y-20 print:block">
				<div data-print="hide" className="-mt-20 lg:col-start-2 lg:-mt-28">
					<Picture picture={image} shape="wide" priority className="rounded-card" />
				</div>
				<div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-14">
					<SideContents sections={contents} />
				</div>
				<div className="lg:col-start-2">
					<BoxedWarnings texts={boxedWarnings} level={2} className="mb-14 max-w-text" />
					<ProseSections sections={sections} />
					{faqs.length > 0 && (
						<section id="questions" aria-labelledby="questions-heading" className="mt-20">
							<Heading level={2} size={3} id="questions-heading" className="mb-7">
								Questions
							</Heading>
							<FaqList faqs={faqs} />
						</section>
					)}
					<section id="sources" aria-labelledby="sources-heading" className="mt-20">
						<Heading level={2} size={4} id="sources-heading">
							Sources
						</Heading>
						<div className="mt-4">
							<Sources sources={sources} />
						</div>
					</section>
				</div>
			</Split>
		</Section>
	);
};

export const ArticleServices = ({ article: { relatedServices } }: Props) => (
	<BlockSection
		block={{ key: "related-services", heading: "Related treatments" }}
		tone="sand"
		className="print:hidden"
	>
		<ServiceRows services={relatedServices} />
	</BlockSection>
);

/** Its HTML is part of the page; only its script is in a chunk of its own. */
export const ArticleVisitSheet = lazyComponent("visit-sheet", () =>
	import(/* webpackChunkName: "visit-sheet" */ "../../components/visit/visit-sheet").then(
		(module) => module.VisitSheet,
	),
);

export const ArticleNext = ({
	articles,
	group,
	overview,
}: {
	articles: readonly Queries.ArticleTeaserFragment[];
	group: Queries.ArticleTeaserFragment["group"];
	overview: Pick<Queries.PageCopyFragment, "heading" | "path">;
}) => {
	const next = [...articles]
		.sort((one, other) => Number(other.group === group) - Number(one.group === group))
		.slice(0, 3);
	return (
		<SplitSection
			block={{ key: "next-articles", heading: "Read next" }}
			className="print:hidden"
			below={
				<ArrowLinks links={[{ label: overview.heading, href: overview.path }]} className="mt-4" />
			}
		>
			<PageRows pages={next} />
		</SplitSection>
	);
};
