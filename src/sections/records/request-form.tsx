import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { PrintButton } from "../../ui/print-button";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { PaperForm } from "./paper-form";

/** The form to print: what it is at the left, the sheet at the right. Printing the page prints the sheet alone. */
export const RecordsRequestForm = ({ block, title }: { block: BlockData; title: string }) => (
	<Section tone="sand" id={block.key} labelledBy={`${block.key}-heading`}>
		<Split ratio="4-8" from="lg">
			<div className="self-start lg:sticky lg:top-below-header">
				<SectionHeader id={`${block.key}-heading`} eyebrow={block.eyebrow} heading={block.heading} text={block.text} />
				<div className="mt-8">
					<PrintButton>Print this form</PrintButton>
				</div>
				<p className="mt-4 max-w-short text-small text-caption">The print command of your browser does the same: of this page, only the form goes on paper.</p>
			</div>
			<PaperForm title={title} kind={block.eyebrow} fields={block.points} />
		</Split>
	</Section>
);
