import { cx } from "../../ui/class-names";
import { ArrowLinks } from "../../ui/links";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, type SectionProps, Split } from "../../ui/section";
import { Paragraphs } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";
import { SectionHeader } from "./sections";

export const ArchSection = ({
	block,
	side = "left",
	...section
}: Pick<SectionProps, "tone" | "space"> & {
	block: BlockData & { readonly image: PictureData | null };
	side?: "left" | "right";
}) => (
	<Section id={block.key} labelledBy={`${block.key}-heading`} {...section}>
		<Split ratio={side === "left" ? "5-7" : "7-5"}>
			{block.image && (
				<div
					className={cx(
						"relative z-10 -mt-section-extended w-3/4 md:-mt-overlap md:w-full",
						side === "right" && "md:order-2",
					)}
				>
					<Picture picture={block.image} shape="arch" className="arch" />
				</div>
			)}
			<div className={side === "left" ? "md:pt-4" : "self-center"}>
				<SectionHeader
					id={`${block.key}-heading`}
					eyebrow={block.eyebrow}
					heading={block.heading}
				/>
				<Paragraphs texts={block.text} className="mt-7 max-w-text stack-5" />
				<p className="mt-7 flex flex-wrap gap-x-9 empty:hidden">
					<ArrowLinks links={block.links} />
				</p>
			</div>
		</Split>
	</Section>
);
