import { graphql } from "gatsby";
import { AreaMap } from "../../components/area-map";
import { ArrowLink } from "../../components/arrow-link";
import type { BlockData } from "../../components/page-copy";
import { SectionHead } from "../../components/section-head";
import { useBusiness } from "../../hooks/use-business";
import { Band } from "../../ui/band";
import { Picture, type PictureData } from "../../ui/picture";

export const fragments = graphql`
	fragment ContactVisit on Page {
		visit: blocks {
			key
			image {
				...PictureArch
			}
		}
	}
`;

/** The way to the door: words and the drawn map, beside an arch that hangs from the dark band above. */
export const ContactVisit = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => {
	const { business } = useBusiness();
	return (
		<Band labelledBy="visit">
			<div className="grid gap-x-16 gap-y-14 md:grid-cols-[5fr_7fr] lg:gap-x-24">
				{picture ? (
					<div className="hidden md:-mt-[calc(var(--section)+5rem)] md:block">
						<Picture picture={picture} className="arch" position="78% 50%" />
					</div>
				) : null}
				<div>
					<SectionHead id="visit" eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
					{business ? (
						<ArrowLink href={business.map.href} className="mt-6">
							Open in OpenStreetMap
						</ArrowLink>
					) : null}
				</div>
				<AreaMap label={business?.map.note ?? ""} className="w-full rounded-card md:col-span-2 lg:col-span-1 lg:col-start-2" />
			</div>
		</Band>
	);
};
