import { graphql } from "gatsby";
import { ArchSection } from "../../components/layout/arch-section";
import type { BlockData } from "../../components/prose/page-copy";
import type { PictureData } from "../../ui/picture";

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

/** The rooms, on the dark ground. */
export const AboutRooms = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => (
	<ArchSection block={block} picture={picture} side="right" tone="deep" className="mt-16" />
);
