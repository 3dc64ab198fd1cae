import { type ChoiceOption, Choices } from "../../components/forms/choices";
import { fields, needlesNo, noLimit } from "../../lib/catalog/finder/answers";
import { findBlock } from "../../lib/content/blocks";
import type { FinderData } from "./data";

const toOptions = (choices: readonly { readonly label: string; readonly limit: number | null }[]): ChoiceOption[] =>
	choices.map(({ label, limit }) => ({ value: String(limit ?? noLimit), label }));

const needles: readonly ChoiceOption[] = [
	{ value: needlesNo, label: "No needles, please" },
	{ value: noLimit, label: "Needles are fine" },
];

/** Downtime, visits, budget and needles. Each begins with the answer that leaves nothing out. */
export const Preferences = ({ data: { page, choices } }: { data: FinderData }) => (
	<div className="stack-7">
		{(["downtime", "visits", "budget", "needles"] as const).map((name) => {
			const { heading, text } = findBlock(page, name);
			const options = name === "needles" ? needles : toOptions(choices[name]);
			return <Choices key={name} name={fields[name]} legend={heading} hint={text[0]} options={options} initial={noLimit} />;
		})}
	</div>
);
