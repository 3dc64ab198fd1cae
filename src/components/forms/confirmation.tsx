import { useEffect, useRef } from "react";
import type { SummaryRow } from "../../lib/forms/summary";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { LeafMark } from "../../ui/leaf-mark";
import { LinkedText } from "../../ui/linked-text";
import { Split } from "../../ui/split";
import type { BlockData } from "../prose/page-copy";
import { SummarySlip } from "./summary-slip";

export interface ConfirmationProps {
	/** Its heading, a paragraph, and what happens next as points. */
	block: BlockData;
	reference: string;
	/** Where the visitor can change or withdraw what was sent: a full address, or undefined if there's none. */
	change: { label: string; href: string | undefined };
	/** The summary to keep: its title, what was sent, the name of its file. */
	summary: { title: string; rows: readonly SummaryRow[]; fileName: string };
	/** What begins an empty form. */
	restart: { label: string; run: () => void };
}

/** In the form's place once it has arrived: the reference, what happens next, a summary. Its heading takes the focus. */
export const Confirmation = ({ block, reference, change, summary, restart }: ConfirmationProps) => {
	const heading = useRef<HTMLDivElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<Split ratio="7-5" from="lg">
			<div>
				<div ref={heading} tabIndex={-1} className="outline-none">
					<LeafMark className="mb-6 h-12 w-auto text-mark" />
					<Heading level={2}>{block.heading}</Heading>
					{reference ? (
						<p className="mt-6">
							<span className="block text-note text-muted">Your reference number</span>
							<span className="figures font-display text-display-3 font-medium tracking-wide">{reference}</span>
						</p>
					) : null}
				</div>
				{block.text.map((paragraph) => (
					<p key={paragraph} className="mt-5 max-w-text text-muted">
						<LinkedText text={paragraph} />
					</p>
				))}
				<ol className="mt-8 border-t border-hairline">
					{block.points.map(({ title, text }) => (
						<li key={title} className="grid gap-x-8 gap-y-1 border-b border-hairline py-5 sm:grid-cols-4-8">
							<span className="font-display text-display-4 font-medium">{title}</span>
							<span className="text-muted">
								<LinkedText text={text} />
							</span>
						</li>
					))}
				</ol>
				<p className="mt-6 flex flex-wrap gap-x-8">
					{change.href ? (
						// The server's page, not one of the site's own: only a full address isn't followed through Gatsby's router.
						<a href={change.href} className="quiet-link inline-flex min-h-12 items-center font-medium">
							{change.label}
						</a>
					) : null}
					<Button variant="quiet" onClick={restart.run}>
						{restart.label}
					</Button>
				</p>
			</div>
			<SummarySlip {...summary} reference={reference} more={change.href ? [`${change.label}: ${change.href}`] : []} />
		</Split>
	);
};
