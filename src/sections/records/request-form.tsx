import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { PrintButton } from "../../ui/print-button";
import { Section } from "../../ui/section";
import { PaperForm } from "./paper-form";

/** The form to print: what it is at the left, the sheet at the right. Printing the page prints the sheet alone. */
export const RecordsRequestForm = ({ block, title }: { block: BlockData; title: string }) => (
	<Section tone="sand" id={block.key} labelledBy={`${block.key}-heading`}>
		<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr] lg:gap-x-20">
			<div className="self-start lg:sticky lg:top-[calc(var(--header)+2rem)]">
				<SectionHeader id={`${block.key}-heading`} eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<div className="mt-8">
					<PrintButton>Print this form</PrintButton>
				</div>
				<p className="mt-4 max-w-[30rem] text-[0.9375rem] text-caption">
					The print command of your browser does the same: of this page, only the form goes on paper.
				</p>
			</div>
			<PaperForm title={title} kind={block.eyebrow} fields={block.points} />
		</div>
	</Section>
);
