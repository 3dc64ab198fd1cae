import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";
import { Paragraphs } from "../../ui/paragraphs";
import { Picture, type PictureData } from "../../ui/picture";
import { Section } from "../../ui/section";

/** How to send a review of one's own, beside the arch. */
export const TestimonialsWrite = ({ block, picture }: { block: BlockData; picture: PictureData | null }) => {
	const { business } = useSite();
	return (
		<Section tone="sand" labelledBy="write" space="top">
			<div className="grid items-end gap-x-16 gap-y-12 md:grid-cols-[7fr_5fr] lg:gap-x-24">
				<div className="md:pb-(--section)">
					<SectionHeader id="write" eyebrow={block.eyebrow} heading={block.heading} />
					<div className="mt-7 max-w-[38rem] stack-5 text-muted">
						<Paragraphs texts={block.text} />
					</div>
					<ButtonLink href={`mailto:${business.email}`} variant="secondary" className="mt-8">
						Write an e-mail
					</ButtonLink>
				</div>
				{picture ? <Picture picture={picture} shape="arch" className="arch w-[72%] md:w-full" imgClassName="object-[80%_50%]" /> : null}
			</div>
		</Section>
	);
};
