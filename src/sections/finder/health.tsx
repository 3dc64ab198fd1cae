import { SelectField } from "../../components/forms/field";
import { fields, noLimit } from "../../lib/catalog/finder/answers";
import { findBlock } from "../../lib/content/blocks";
import { CheckboxList } from "./checkbox-list";
import type { FinderData } from "./data";

/** What rules treatments out, in plain words, and how the skin reacts to the sun. */
export const Health = ({ data: { page, choices, exclusions } }: { data: FinderData }) => {
	const skin = findBlock(page, "skin");
	return (
		<div className="stack-7">
			<div className="border-t border-hairline">
				<CheckboxList name={fields.exclusions} options={exclusions.map(({ slug, label }) => ({ value: slug, label }))} />
			</div>
			<SelectField name={fields.skinType} label={skin.heading} hint={skin.text[0]} optional>
				<option value={noLimit}>I’d rather not say</option>
				{choices.skin.map(({ label, type }) => (
					<option key={type} value={type}>
						{label}
					</option>
				))}
			</SelectField>
		</div>
	);
};
