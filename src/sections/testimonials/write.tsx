import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** How to send a review of one's own, beside the arch. */
export const TestimonialsWrite = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => {
	const { business } = useSite();
	return (
		<Section labelledBy="write" space="top">
			<Split ratio="7-5" className="items-end">
				<div className="md:pb-(--section)">
					<SectionHeader id="write" eyebrow={block.eyebrow} heading={block.heading} />
					<div className="mt-7 max-w-text stack-5">
						<Paragraphs texts={block.text} />
					</div>
					<ButtonLink href={`mailto:${business.email}`} variant="secondary" className="mt-8">
						Send an email
					</ButtonLink>
				</div>
				{picture ? <Picture picture={picture} shape="arch" className="arch w-3/4 md:w-full" /> : null}
			</Split>
		</Section>
	);
};
