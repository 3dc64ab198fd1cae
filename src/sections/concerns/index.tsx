import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/page-title";
import type { BlockProps } from "../../components/blocks/render-blocks";
import { BlockSection } from "../../components/blocks/sections";
import { CardTitle } from "../../components/cards/card-title";
import { MapSketch } from "../../components/concern-map";
import { ReviewedBy } from "../../components/prose/evidence";
import { ProseSections, SideContents } from "../../components/prose/prose-sections";
import type { KnownPage } from "../../lib/pages/closest-pages";
import { getTrailBelow } from "../../lib/pages/navigation";
import { getComparePath, maxCompared } from "../../lib/services/compare-path";
import { slugify } from "../../lib/text/words";
import { ArrowLinks } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Link, Paragraphs, Text } from "../../ui/text";

export const fragments = graphql`
	fragment GuideCard on ConcernGuide {
		slug
		path
		title
		summary
		image {
			...PictureCard
		}
		concerns {
			...ConcernPlace
		}
	}
	fragment GuideText on ConcernGuide {
		path
		title
		lead
		review {
			...MedicalReviewFields
		}
		concerns {
			...ConcernPlace
		}
		image {
			...PictureWide
		}
		sections {
			...ProseSectionFields
		}
		treatments {
			heading
			text
		}
		services {
			slug
			path
			title
			priceFrom
			figures {
				sessions
				downtime
				onset
			}
		}
	}
`;

export const GuideCards = ({
	block,
	place,
	guides,
}: BlockProps & { guides: readonly Queries.GuideCardFragment[] }) => (
	<BlockSection block={block} {...place}>
		<ul className="grid gap-x-(--column-gap) gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
			{guides.map(({ slug, path, title, summary, concerns, image }) => (
				<li key={slug} className="group relative">
					<div className="relative">
						<Picture picture={image} shape="card" alt="" className="rounded-card" zoom />
						<MapSketch
							concerns={concerns}
							className="absolute right-0 -bottom-px h-28 w-22 bg-surface pt-4 pl-5"
						/>
					</div>
					<CardTitle href={path} size={3} className="mt-5">
						{title}
					</CardTitle>
					<Text className="mt-2 text-note leading-relaxed text-muted">{summary}</Text>
				</li>
			))}
		</ul>
	</BlockSection>
);

interface Props {
	guide: Queries.GuideTextFragment;
}

export const GuideBody = ({ guide, overview }: Props & { overview: KnownPage }) => (
	<>
		<Section tone="sand" space="none" className="pt-opening-tight pb-section-reduced">
			<Breadcrumb trail={getTrailBelow(guide, overview)} className="mb-5" />
			<Split ratio="7-5" className="items-end">
				<div>
					<div className="flex flex-wrap items-end justify-between gap-6">
						<Heading level={1}>{guide.title}</Heading>
						<MapSketch concerns={guide.concerns} className="h-32" />
					</div>
					<Lead className="mt-6">{guide.lead}</Lead>
					<div className="mt-5">
						<ReviewedBy review={guide.review} />
					</div>
				</div>
				<Picture
					picture={guide.image}
					shape="wide"
					priority
					className="rounded-card"
					data-print="hide"
				/>
			</Split>
		</Section>
		<Section space="dense">
			<Split from="lg">
				<SideContents
					sections={[
						...guide.sections,
						guide.treatments,
						{ heading: "Questions" },
						{ heading: "Sources" },
					]}
				/>
				<ProseSections sections={guide.sections} />
			</Split>
		</Section>
	</>
);

const columns = ["Sessions", "Downtime", "First change", "Price"];

export const GuideTreatments = ({ guide: { services, treatments } }: Props) => {
	const compared = services.slice(0, maxCompared).map(({ slug }) => slug);
	return (
		<BlockSection
			block={{ key: slugify(treatments.heading), heading: treatments.heading }}
			tone="sand"
			space="dense"
		>
			<Paragraphs texts={treatments.text} className="max-w-text stack-5" />
			<table className="figures mt-10 w-full border-t border-hairline text-left">
				<caption className="sr-only">{treatments.heading}</caption>
				<thead className="max-md:hidden">
					<tr className="text-label text-muted">
						{["Treatment", ...columns].map((label) => (
							<th
								key={label}
								scope="col"
								className="border-b border-hairline py-3 pr-5 font-normal"
							>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{services.map(({ slug, path, title, figures, priceFrom }) => (
						<tr
							key={slug}
							className="gap-x-5 gap-y-2 border-b border-hairline align-baseline max-md:grid max-md:py-5 xs:max-md:grid-cols-2"
						>
							<th scope="row" className="font-medium xs:max-md:col-span-2 md:py-4 md:pr-5">
								<Link href={path} className="quiet-link">
									{title}
								</Link>
							</th>
							{[figures.sessions, figures.downtime, figures.onset, priceFrom].map(
								(detail, index) => (
									<td key={columns[index]} className="leading-snug md:py-4 md:pr-5">
										<span className="block text-label text-muted md:hidden">{columns[index]}</span>
										<Text as="span">{detail}</Text>
									</td>
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
			<ArrowLinks
				links={[{ label: "Compare them in detail", href: getComparePath(compared) }]}
				className="mt-6 print:hidden"
			/>
		</BlockSection>
	);
};
