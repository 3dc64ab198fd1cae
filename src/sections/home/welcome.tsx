import { graphql } from "gatsby";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";

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
		<div className="grid gap-x-16 gap-y-12 md:grid-cols-[5fr_7fr] lg:gap-x-24">
			{picture ? (
				<div className="relative z-10 -mt-[calc(var(--section)+2.5rem)] w-[72%] md:w-full md:-mt-[calc(var(--section)+4rem)]">
					<Picture picture={picture} shape="arch" className="arch" />
				</div>
			) : null}
			<div className="md:pt-4">
				<SectionHeader id="welcome" eyebrow={block.eyebrow} heading={block.heading} />
				<div className="mt-7 max-w-[38rem] stack-5 text-muted">
					<Paragraphs texts={block.text} />
				</div>
				<ArrowLinks links={block.links} className="mt-7" />
			</div>
		</div>
	</Section>
);
