import { useState } from "react";
import { ConcernPlate } from "../../components/concern-map";
import { SelectField } from "../../components/forms/field";
import { findBlock } from "../../lib/pages/blocks";
import { fields, noLimit } from "../../lib/services/finder/answers";
import { type MapPlace, type MapView, mapViews } from "../../lib/services/finder/map";
import { cx } from "../../ui/class-names";
import type { FinderData } from "./data";

const checkboxId = (name: string, value: string): string => `${name.replace("[]", "")}-${value}`;

interface CheckboxListProps {
	name: string;
	options: readonly { readonly value: string; readonly label: string }[];
	/** True for short labels: two columns also on a phone. */
	narrow?: boolean;
}

const CheckboxList = ({ name, options, narrow = false }: CheckboxListProps) => (
	<div className={cx("grid", narrow ? "gap-x-4 @2xs:grid-cols-2" : "gap-x-6 @2xl:grid-cols-2")}>
		{options.map(({ value, label }) => (
			<label key={value} className={cx("choice text-note", narrow && "gap-x-3 px-2")}>
				<input type="checkbox" name={name} value={value} id={checkboxId(name, value)} />
				<span>{label}</span>
			</label>
		))}
	</div>
);

/** Clicks the box of the list, which changes the form. */
const toggle = (slug: string) => document.getElementById(checkboxId(fields.concerns, slug))?.click();

const titles = { face: "Face", body: "Body" } as const;

/** The concerns on drawings of a face and a body: side by side where there's room, else one at a time. */
const ConcernMap = ({ places, chosen }: { places: readonly MapPlace[]; chosen: readonly string[] }) => {
	const [shown, setShown] = useState<MapView>("face");
	return (
		<div className="hidden @xs:block">
			<div className="flex justify-center gap-x-7 @2xl:hidden">
				{mapViews.map((view) => (
					<button
						key={view}
						type="button"
						aria-pressed={view === shown}
						onClick={() => setShown(view)}
						className={cx("min-h-11 border-b-2 px-2 text-note hover:text-link", view === shown ? "border-mark font-medium" : "border-transparent text-muted")}
					>
						{titles[view]}
					</button>
				))}
			</div>
			<div className="mt-3 grid @2xl:grid-cols-2">
				{mapViews.map((view) => (
					<div key={view} className={view === shown ? undefined : "hidden @2xl:block"}>
						<ConcernPlate aria-label={titles[view]} places={places} view={view} chosen={chosen} className="max-w-narrow text-label">
							{({ slug }, looks, content) => (
								<button type="button" aria-pressed={chosen.includes(slug)} onClick={() => toggle(slug)} className={looks}>
									{content}
								</button>
							)}
						</ConcernPlate>
					</div>
				))}
			</div>
		</div>
	);
};

/** The concerns, on a map and as a list: a spot of the map clicks the box of the list, which holds the answer. */
export const Concerns = ({ data: { choices, concerns }, chosen }: { data: FinderData; chosen: readonly string[] }) => (
	<>
		<ConcernMap places={choices.map} chosen={chosen} />
		<div className="mt-8 border-t border-hairline">
			<CheckboxList name={fields.concerns} options={concerns.map(({ slug, title }) => ({ value: slug, label: title }))} narrow />
		</div>
	</>
);

/** What rules treatments out, in plain words, and how the skin reacts to the sun. */
export const HealthQuestions = ({ data: { page, choices, exclusions } }: { data: FinderData }) => {
	const skin = findBlock(page, "skin");
	return (
		<div className="stack-7">
			<div className="border-t border-hairline">
				<CheckboxList name={fields.exclusions} options={exclusions.map(({ slug, label }) => ({ value: slug, label }))} />
			</div>
			<SelectField
				name={fields.skinType}
				label={skin.heading}
				hint={skin.text[0]}
				optional
				options={[{ value: noLimit, label: "I’d rather not say" }, ...choices.skin.map(({ label, type }) => ({ value: String(type), label }))]}
			/>
		</div>
	);
};
