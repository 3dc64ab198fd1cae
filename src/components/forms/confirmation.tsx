import { Download } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/business/facts";
import { filledRows, formatSummaryFile, type SummaryRow } from "../../lib/forms/summary";
import { Button } from "../../ui/button";
import { LeafMark } from "../../ui/leaf-mark";
import { PrintButton } from "../../ui/print-button";
import { SaveButton } from "../../ui/save-button";
import { Split } from "../../ui/section";
import { Heading, LinkedText, Paragraphs, Text } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";

const SummarySlip = ({
	title,
	reference,
	rows,
	more,
	fileName,
}: {
	title: string;
	reference: string;
	rows: readonly SummaryRow[];
	more: readonly string[];
	fileName: string;
}) => {
	const { address, name, phone } = useSite().business;
	const all = filledRows([{ term: "Reference", detail: reference }, ...rows]);
	const closing = [name, addressLine(address), phone.display];
	const file = formatSummaryFile(title, all, [...more, ...closing]);
	return (
		<div>
			<div
				data-print="only"
				className="bg-surface px-6 py-8 shadow-float sm:px-9 sm:py-10"
				data-tone="light"
			>
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
				<Text className="figures border-t border-hairline pt-4 text-small text-muted">
					{closing.slice(1).join(" · ")}
				</Text>
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
					<Download className="size-4.5" />
					Save as text
				</SaveButton>
			</div>
		</div>
	);
};

export interface ConfirmationProps {
	block: BlockData;
	reference: string;
	/** `href` is a full address. */
	change: { label: string; href: string | undefined };
	summary: { title: string; rows: readonly SummaryRow[]; fileName: string };
	restart: { label: string; run: () => void };
}

const NextSteps = ({ block: { text: texts, points } }: Pick<ConfirmationProps, "block">) => (
	<>
		<Paragraphs texts={texts} each="mt-5 max-w-text text-muted" />
		<ol className="mt-8 border-t border-hairline">
			{points.map(({ title, text }) => (
				<li
					key={title}
					className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 sm:grid-cols-4-8"
				>
					<span className="font-display text-display-4 font-medium">{title}</span>
					<LinkedText as="span" className="text-muted" text={text} />
				</li>
			))}
		</ol>
	</>
);

export const Confirmation = ({ block, reference, change, summary, restart }: ConfirmationProps) => {
	const heading = useRef<HTMLDivElement>(null);
	const { phone } = useSite().business;
	// After a reload, only the reference is left.
	const isEarlier = filledRows(summary.rows).length === 0;
	// Jumps, because after a long form a smooth scroll would take seconds.
	useLayoutEffect(() => {
		heading.current?.focus({ preventScroll: true });
		heading.current?.scrollIntoView({ behavior: "instant" });
	}, []);
	return (
		<Split ratio="7-5" from="lg">
			<div>
				<div ref={heading} tabIndex={-1} className="outline-none">
					<LeafMark className="mb-6 h-12 w-auto text-mark" />
					<Heading level={2}>{isEarlier ? "You’ve sent this already" : block.heading}</Heading>
					{reference && (
						<p className="mt-6">
							<span className="block text-note text-muted">Your reference number</span>
							<span className="figures font-display text-display-3 font-medium tracking-wide">
								{reference}
							</span>
						</p>
					)}
				</div>
				{isEarlier ? (
					<LinkedText
						as="p"
						className="mt-5 max-w-text text-muted"
						text={`For your privacy, what you wrote isn’t kept on this page. Questions? Call ${phone.display} and give this number.`}
					/>
				) : (
					<NextSteps block={block} />
				)}
				<p className="mt-6 flex flex-wrap gap-x-8">
					{change.href && (
						// A server's page: only a full address isn't followed through Gatsby's router.
						<a
							href={change.href}
							className="quiet-link inline-flex min-h-12 items-center font-medium"
						>
							{change.label}
						</a>
					)}
					<Button variant="quiet" onClick={restart.run}>
						{restart.label}
					</Button>
				</p>
			</div>
			{!isEarlier && (
				<SummarySlip
					{...summary}
					reference={reference}
					more={change.href ? [`${change.label}: ${change.href}`] : []}
				/>
			)}
		</Split>
	);
};
