import { graphql } from "gatsby";
import { ArchSection } from "../../components/layout/arch-section";
import type { BlockData } from "../../components/prose/page-copy";
import type { PictureData } from "../../ui/picture";

export const fragments = graphql`
	fragment HomeWelcome on Page {
		welcome: blocks {
			key
			image {
				...PictureArch
			}
		}
	}
`;

/** Who we are, beside an arch that rises into the hero. */
export const HomeWelcome = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => <ArchSection block={block} picture={picture} />;
