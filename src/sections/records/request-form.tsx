import { SplitSection } from "../../components/layout/split-section";
import type { BlockData } from "../../components/prose/page-copy";
import { PrintButton } from "../../ui/print-button";
import { PaperForm } from "./paper-form";

const PrintNote = () => (
	<>
		<div className="mt-8">
			<PrintButton>Print this form</PrintButton>
		</div>
		<p className="mt-4 max-w-short text-small text-caption">Your browser’s print command works too. It prints only the form, not the rest of the page.</p>
	</>
);

/** The form to print: what it is at the left, the sheet at the right. Printing the page prints the sheet alone. */
export const RecordsRequestForm = ({ block, title }: { block: BlockData; title: string }) => (
	<SplitSection block={block} tone="sand" from="lg" sticky below={<PrintNote />}>
		<PaperForm title={title} kind={block.eyebrow} fields={block.points} />
	</SplitSection>
);
