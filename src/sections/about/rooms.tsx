import { graphql } from "gatsby";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment AboutRooms on Page {
		rooms: blocks {
			key
			image {
				...PictureArch
			}
		}
	}
`;

/** The rooms, on the dark ground, with an arch that stands up out of the band. */
export const AboutRooms = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => (
	<Section tone="deep" labelledBy="rooms" className="mt-16">
		<Split ratio="7-5">
			{picture ? (
				<Picture
					picture={picture}
					shape="arch"
					imgClassName="object-[12%_50%]"
					className="arch relative z-10 -mt-overlap w-3/4 max-w-112 self-start md:order-2 md:w-full md:justify-self-end md:-mt-overlap"
				/>
			) : null}
			<div className="self-center">
				<SectionHeader id="rooms" eyebrow={block.eyebrow} heading={block.heading} />
				<div className="mt-7 max-w-text stack-5 text-muted">
					<Paragraphs texts={block.text} />
				</div>
			</div>
		</Split>
	</Section>
);
