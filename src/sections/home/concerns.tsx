import type { BlockProps } from "../../components/blocks/render-blocks";
import { SectionHeader } from "../../components/blocks/sections";
import { ConcernPlate } from "../../components/concern-map";
import type { MapPlace } from "../../lib/services/finder/concern-map";
import { ArrowLinks, LinkList } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Link } from "../../ui/text";

const toLink = ({ slug, title, guidePath }: MapPlace["concern"]) => ({
	href: guidePath ?? `/services?concern=${slug}`,
	label: title,
});

export const HomeConcerns = ({
	block,
	place,
	places,
}: BlockProps & { places: readonly MapPlace[] }) => (
	<Section id={block.key} labelledBy={`${block.key}-heading`} space="dense" {...place}>
		<Split from="lg" gap="tight" className="lg:grid-rows-head">
			<div>
				<SectionHeader
					id={`${block.key}-heading`}
					eyebrow={block.eyebrow}
					heading={block.heading}
					text={block.text}
				/>
				<ArrowLinks links={block.links} className="mt-6" />
			</div>
			<ConcernPlate
				aria-label="Face"
				places={places}
				view="face"
				className="max-w-short text-label sm:text-note lg:row-span-2"
			>
				{({ concern }, looks, content) => (
					<Link href={toLink(concern).href} className={looks}>
						{content}
					</Link>
				)}
			</ConcernPlate>
			<LinkList
				links={places.filter(({ view }) => view !== "face").map(({ concern }) => toLink(concern))}
				className="gap-x-8 self-end xs:columns-2"
				itemClassName="break-inside-avoid border-b border-hairline"
				linkClassName="flex min-h-13 items-center py-2.5 font-display text-display-5 font-medium hover:text-link"
			/>
		</Split>
	</Section>
);
