import { graphql } from "gatsby";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

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

/** Who we are in two paragraphs, beside the arch that overlaps the hero's edge. */
export const HomeWelcome = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => (
	<Section labelledBy="welcome">
		<Split>
			{picture ? (
				<div className="relative z-10 -mt-overlap w-3/4 md:w-full md:-mt-overlap">
					<Picture picture={picture} shape="arch" className="arch" />
				</div>
			) : null}
			<div className="md:pt-4">
				<SectionHeader id="welcome" eyebrow={block.eyebrow} heading={block.heading} />
				<div className="mt-7 max-w-text stack-5 text-muted">
					<Paragraphs texts={block.text} />
				</div>
				<ArrowLinks links={block.links} className="mt-7" />
			</div>
		</Split>
	</Section>
);
