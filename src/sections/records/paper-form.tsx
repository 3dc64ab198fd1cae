import type { BlockData } from "../../components/prose/page-copy";
import { useSite } from "../../hooks/use-site";
import { addressLine } from "../../lib/content/facts";
import { LinkedText } from "../../ui/linked-text";

/** A ruled line to write on. */
const Rule = () => <span className="block h-9 border-b border-on-surface/55 print:h-8" />;

const Field = ({ title, text, number, last }: { title: string; text: string; number: number; last: boolean }) => (
	<div className="grid break-inside-avoid gap-x-8 gap-y-1 sm:grid-cols-4-8 print:grid-cols-4-8">
		<dt className="leading-snug font-medium sm:pt-3 print:pt-3">
			<span className="figures mr-2 text-caption">{number}</span>
			{title}
		</dt>
		<dd className="text-label leading-snug text-caption sm:col-start-1 print:col-start-1">
			<LinkedText text={text} />
		</dd>
		<dd aria-hidden="true" className="sm:col-start-2 sm:row-span-2 sm:row-start-1 print:col-start-2 print:row-span-2 print:row-start-1">
			{last ? (
				<span className="grid grid-cols-8-4 gap-6">
					<Rule />
					<Rule />
				</span>
			) : (
				<>
					<Rule />
					<Rule />
				</>
			)}
		</dd>
	</div>
);

/** A sheet of paper: the spa's address, the labelled lines; the last field, signature and date, has one line in two parts. */
export const PaperForm = ({ title, kind, fields }: { title: string; kind?: string | null; fields: BlockData["points"] }) => {
	const { business } = useSite();
	const { address, name, phone } = business;
	return (
		<div data-print="only" data-tone="light" className="bg-surface px-(--gutter) py-10 md:py-16 shadow-float">
			<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 border-b-2 border-on-surface pb-5 print:pb-4">
				<p className="font-display text-display-3 font-medium">
					{title}
					{kind ? <span className="mt-1 block font-text text-small font-normal">{kind}</span> : null}
				</p>
				<p className="figures text-small leading-snug">
					<span className="font-medium">{name}</span>
					<br />
					{addressLine(address)}
					<br />
					{phone.display}
				</p>
			</div>
			<dl className="mt-5 stack-6 sm:stack-4 print:mt-3 print:stack-3">
				{fields.map((field, index) => (
					<Field key={field.title} {...field} number={index + 1} last={index === fields.length - 1} />
				))}
			</dl>
		</div>
	);
};
