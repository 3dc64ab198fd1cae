import { useState } from "react";
import { ConcernPlate } from "../../components/concern-map";
import { SelectField } from "../../components/forms/field";
import { findBlock } from "../../lib/pages/blocks";
import { fields, noLimit } from "../../lib/services/finder/answers";
import {
	identify,
	type MapPlace,
	type MapView,
	mapViews,
} from "../../lib/services/finder/concern-map";
import type { Answers } from "../../lib/services/finder/find-treatments";
import { slugify } from "../../lib/text/words";
import { cx } from "../../ui/class-names";
import { DetailList } from "../../ui/detail-list";
import type { FinderData } from "./data";

const checkboxId = (name: string, value: string): string => slugify(`${name} ${value}`);

const CheckboxList = ({
	name,
	options,
	narrow = false,
}: {
	name: string;
	options: readonly { readonly slug: string; readonly title?: string; readonly label?: string }[];
	/** In two columns on a phone, too, because the labels are short. */
	narrow?: boolean;
}) => (
	<div
		className={cx(
			"border-t border-hairline grid",
			narrow ? "mt-8 gap-x-4 @2xs:grid-cols-2" : "gap-x-6 @2xl:grid-cols-2",
		)}
	>
		{options.map(({ slug, title, label }) => (
			<label key={slug} className={cx("choice text-note", narrow && "gap-x-3 px-2")}>
				<input type="checkbox" name={name} value={slug} id={checkboxId(name, slug)} />
				<span>{label ?? title}</span>
			</label>
		))}
	</div>
);

const findBox = (name: string, value: string) =>
	document.getElementById(checkboxId(name, value)) as HTMLInputElement | null;

/** Clicks the box of a concern. A concern with areas is chosen while one of its areas is. */
const toggle = (
	{ concern: { slug }, name }: MapPlace,
	isChosen: boolean,
	areas: readonly MapPlace[],
) => {
	const box = findBox(fields.concerns, slug);
	const area = name === undefined ? null : findBox(fields.areas, name);
	if (area) area.checked = !isChosen;
	const others = areas.some(
		(each) => each.concern.slug === slug && findBox(fields.areas, identify(each))?.checked,
	);
	if (area && box?.checked === others) area.dispatchEvent(new Event("change", { bubbles: true }));
	else box?.click();
};

const titles = { face: "Face", body: "Body" } as const;

interface AnsweredProps {
	data: FinderData;
	answers: Answers;
}

/** Face and body are side by side if there's room, else one at a time. */
const ConcernMap = ({ data, answers }: AnsweredProps) => {
	const { map, areas } = data.choices;
	const places: readonly MapPlace[] = [
		...map.filter((place) => areas.every(({ concern }) => concern.slug !== place.concern.slug)),
		...areas,
	];
	const chosen = places
		.filter(
			({ concern, name }) =>
				answers.concerns.includes(concern.slug) && (!name || answers.areas.includes(name)),
		)
		.map(identify);
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
						className={cx(
							"min-h-11 border-b-2 px-2 text-note hover:text-link",
							view === shown ? "border-mark font-medium" : "border-transparent text-muted",
						)}
					>
						{titles[view]}
					</button>
				))}
			</div>
			<div className="mt-3 grid @2xl:grid-cols-2">
				{mapViews.map((view) => (
					<div key={view} className={view === shown ? undefined : "hidden @2xl:block"}>
						<ConcernPlate
							aria-label={titles[view]}
							places={places}
							view={view}
							chosen={chosen}
							className="max-w-narrow text-label"
						>
							{(place, looks, content) => {
								const isChosen = chosen.includes(identify(place));
								return (
									<button
										type="button"
										aria-pressed={isChosen}
										onClick={() => toggle(place, isChosen, areas)}
										className={looks}
									>
										{content}
									</button>
								);
							}}
						</ConcernPlate>
					</div>
				))}
			</div>
		</div>
	);
};

/** The checkboxes hold the answers. Those of areas are hidden, because only the map shows areas. */
export const Concerns = ({ data, answers }: AnsweredProps) => (
	<>
		<ConcernMap data={data} answers={answers} />
		{data.choices.areas.map(({ name }) => (
			<input
				key={name}
				type="checkbox"
				name={fields.areas}
				value={name}
				id={checkboxId(fields.areas, name)}
				aria-label={name}
				className="hidden"
			/>
		))}
		<CheckboxList name={fields.concerns} options={data.concerns} narrow />
	</>
);

export const HealthQuestions = ({ data: { page, choices, exclusions } }: { data: FinderData }) => {
	const skin = findBlock(page, "skin");
	return (
		<div className="stack-7">
			<CheckboxList name={fields.exclusions} options={exclusions} />
			<SelectField
				name={fields.skinType}
				label={skin.heading}
				hint={skin.text[0]}
				optional
				options={[
					{ value: noLimit, label: "I’d rather not say" },
					...choices.skin.map(({ label, type }) => ({ value: String(type), label })),
				]}
			/>
		</div>
	);
};

export const AnswersSheet = ({ data, answers }: AnsweredProps) => {
	const { choices } = data;
	const concerns = data.concerns.filter(({ slug }) => answers.concerns.includes(slug));
	const exclusions = data.exclusions.filter(({ slug }) => answers.exclusions.includes(slug));
	const limit = (term: string, name: "downtime" | "visits" | "budget") => ({
		term,
		detail: choices[name].find((choice) => choice.limit === answers[name])?.label,
	});
	const rows = [
		{
			term: "Concerns",
			detail: [...concerns.map(({ title }) => title), ...answers.areas].join(", "),
		},
		limit("Downtime", "downtime"),
		limit("Visits", "visits"),
		limit("Budget", "budget"),
		{ term: "Needles", detail: answers.needles ? "Fine" : "None" },
		{
			term: "Sun",
			detail: choices.skin.find(({ type }) => type === answers.skinType)?.label ?? "Not answered",
		},
		{
			term: "Health",
			detail: exclusions.map(({ label }) => label).join(". ") || "Nothing checked",
		},
	];
	return <DetailList rows={rows} className="mt-4 hidden print:block" />;
};
