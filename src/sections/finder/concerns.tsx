import { fields } from "../../lib/catalog/finder/answers";
import { CheckboxList } from "./checkbox-list";
import { ConcernMap } from "./concern-map";
import type { FinderData } from "./data";

/** The concerns, on a map and as a list: a spot of the map clicks the box of the list, which holds the answer. */
export const Concerns = ({ data: { choices, concerns }, chosen }: { data: FinderData; chosen: readonly string[] }) => (
	<>
		<ConcernMap places={choices.map} chosen={chosen} />
		<div className="mt-8 border-t border-hairline">
			<CheckboxList name={fields.concerns} options={concerns.map(({ slug, title }) => ({ value: slug, label: title }))} narrow />
		</div>
	</>
);
