import { Download } from "lucide-react";
import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/content/facts";
import { filledRows, formatSummaryFile, type SummaryRow } from "../../lib/forms/summary";
import { PrintButton } from "../../ui/print-button";
import { SaveButton } from "../../ui/save-button";

interface SummarySlipProps {
	/** "Appointment request". */
	title: string;
	reference: string;
	rows: readonly SummaryRow[];
	/** More lines for the file: what's of no use on paper. */
	more: readonly string[];
	/** The name of the file to keep, without its ending. */
	fileName: string;
}

/** A summary of the request on a slip of paper, to read, print or save as a file. */
export const SummarySlip = ({ title, reference, rows, more, fileName }: SummarySlipProps) => {
	const { business } = useSite();
	const { address, name, phone } = business;
	const all = filledRows([{ term: "Reference", detail: reference }, ...rows]);
	const closing = [name, addressLine(address), phone.display];
	const file = formatSummaryFile(title, all, [...more, ...closing]);
	return (
		<div>
			<div data-print="only" className="bg-surface px-6 py-8 shadow-float sm:px-9 sm:py-10" data-tone="light">
				<p className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-on-surface pb-4">
					<span className="font-display text-display-4 font-medium">{title}</span>
					<span className="text-small">{name}</span>
				</p>
				<dl className="figures ruled">
					{all.map(({ term, detail }) => (
						<div key={term} className="grid gap-x-6 py-3 sm:grid-cols-term print:grid-cols-term">
							<dt className="text-note text-muted">{term}</dt>
							<dd className="whitespace-pre-line wrap-anywhere">{detail}</dd>
						</div>
					))}
				</dl>
				<p className="figures border-t border-hairline pt-4 text-small text-muted">{closing.slice(1).join(" · ")}</p>
			</div>
			<div className="mt-6 flex flex-wrap gap-x-4 gap-y-3" data-print="hide">
				<PrintButton>Print a copy</PrintButton>
				<SaveButton
					name={`${fileName}.txt`}
					type="text/plain"
					write={() => file}
					copy={{ name: "the text", text: file.replaceAll("\r", "") }}
					failure="Your browser didn’t save the file. You can print a copy instead."
				>
					<Download className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
					Save as text
				</SaveButton>
			</div>
		</div>
	);
};
