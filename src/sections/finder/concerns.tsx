import { useState } from "react";
import { SelectField } from "../../components/forms/field";
import { findBlock } from "../../lib/pages/blocks";
import { fields, noLimit } from "../../lib/services/finder/answers";
import { type MapPlace, type MapSpot, type MapView, mapViews, placeSpots } from "../../lib/services/finder/map";
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

/** The left half of a calm face, eyes closed, in a box of 400 by 500. The right half is its mirror image. */
const Face = () => (
	<>
		<path d="M200 356C184 356 172 346 160 328C143 302 132 254 134 202" />
		<path d="M133 210C122 203 117 217 121 233C124 246 130 254 137 253M128 219C126 223 127 231 131 238" />
		<path d="M134 202C136 172 156 142 200 130" />
		<path d="M200 84C144 84 113 134 125 208" />
		<path d="M200 40C182 40 170 57 178 87" />
		<path
			d="M200 130C199 116 195 100 187 86M180 136C181 120 176 106 166 95M160 148C160 134 155 122 145 112M144 168C143 156 138 148 130 142M186 86C181 72 184 56 194 50"
			strokeWidth="0.8"
		/>
		<path d="M148 217C157 208 171 206 184 212" strokeWidth="1.8" />
		<path d="M150 236C158 245 176 247 185 238" />
		<path d="M154 241l-4 4M160 244.5l-3 5M167 246l-1 5.5M174 246l1 5M180 243l3 4" strokeWidth="0.9" />
		<path d="M151 229C160 223 174 223 183 229" strokeWidth="0.7" />
		<path d="M192 246C191 258 188 268 184 276C181 284 187 289 193 285C195 288 198 289 200 289" />
		<path d="M176 315C185 311 194 306 200 310M176 315C187 317 194 318 200 317M183 318.5C188 328 194 330 200 330" />
		<path d="M170 341C173 368 172 388 162 400C148 412 128 419 108 431" />
		<path d="M156 427C170 430 184 437 191 449" strokeWidth="0.8" />
	</>
);

/** The left half of a standing figure, in a box of 400 by 500. The right half is its mirror image. */
const Body = () => (
	<>
		<path d="M200 88C190 88 181 76 179 60C178 50 186 40 200 38" />
		<path d="M200 28C184 28 174 42 178 62M200 12C191 12 187 20 190 29" />
		<path d="M191 84C191 95 190 100 183 104C170 110 152 109 146 126C141 140 143 160 140 182C137 202 131 222 128 244C126 258 121 268 120 279C119 290 123 297 127 297C131 296 134 286 135 277C138 259 143 246 146 232C151 210 155 190 158 160" />
		<path d="M158 150C161 176 169 194 169 212C169 230 157 244 154 266C151 290 157 322 162 352C165 372 161 384 161 400C161 424 169 440 171 456C172 464 168 470 160 477C158 481 164 483 172 482C182 481 186 476 186 467C186 450 192 428 192 404C192 388 188 376 190 360C193 336 198 318 200 298" />
		<path
			d="M170 109C172 134 184 148 200 149M163 110C165 126 162 140 158 150M154 268C170 272 190 284 200 298M169 214C180 219 190 220 200 220M179 116C186 119 192 121 195 124M169 368C173 372 180 372 184 368"
			strokeWidth="0.9"
		/>
	</>
);

interface MapLabelProps {
	spot: MapSpot;
	side: "left" | "right";
	pressed: boolean;
}

/** Clicks the box of the list, which changes the form. */
const toggle = (slug: string) => document.getElementById(checkboxId(fields.concerns, slug))?.click();

/** A concern's name and its spot, one button: the spot is drawn across the whole plate, and only its circle takes clicks. */
const MapLabel = ({ spot: { concern, x, y, labelY }, side, pressed }: MapLabelProps) => (
	<button
		type="button"
		aria-pressed={pressed}
		onClick={() => toggle(concern.slug)}
		className={cx(
			"group min-h-9 w-full px-2 text-label leading-tight hover:text-link",
			side === "left" ? "text-right" : "text-left",
			pressed && "font-medium text-link underline underline-offset-4",
		)}
	>
		{concern.title}
		<svg viewBox="0 0 400 500" aria-hidden="true" fill="none" className="pointer-events-none absolute inset-0 size-full">
			<path
				d={`M${side === "left" ? 120 : 280} ${labelY * 5}L${x * 4} ${y * 5}`}
				stroke="currentColor"
				strokeWidth="0.6"
				className={cx("group-hover:text-link", pressed ? "text-link" : "text-caption")}
			/>
			<circle cx={x * 4} cy={y * 5} r="16" pointerEvents="all" className="cursor-pointer" />
			<circle cx={x * 4} cy={y * 5} r="5" stroke="var(--accent)" strokeWidth="1.5" fill={pressed ? "var(--accent)" : "var(--surface)"} />
		</svg>
	</button>
);

const drawings = { face: { title: "Face", Drawing: Face }, body: { title: "Body", Drawing: Body } } as const;

interface PlateProps {
	places: readonly MapPlace[];
	view: MapView;
	chosen: readonly string[];
	className?: string;
}

const Plate = ({ places, view, chosen, className }: PlateProps) => {
	const { title, Drawing } = drawings[view];
	const columns = placeSpots(places, view);
	return (
		<div role="group" aria-label={title} className={cx("relative mx-auto flex aspect-4/5 w-full max-w-narrow justify-between", className)}>
			<svg
				viewBox="0 0 400 500"
				aria-hidden="true"
				className="pointer-events-none absolute inset-0 size-full text-marker"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.4"
				strokeLinecap="round"
				strokeLinejoin="round"
			>
				<Drawing />
				<g transform="matrix(-1 0 0 1 400 0)">
					<Drawing />
				</g>
			</svg>
			{(["left", "right"] as const).map((side) => (
				<ul key={side} className="grid w-3/10 auto-rows-fr">
					{columns[side].map((spot) => (
						<li key={spot.concern.slug} className="flex items-center">
							<MapLabel spot={spot} side={side} pressed={chosen.includes(spot.concern.slug)} />
						</li>
					))}
				</ul>
			))}
		</div>
	);
};

/** The concerns on drawings of a face and a body: side by side where there's room, else one at a time. */
const ConcernMap = ({ places, chosen }: Pick<PlateProps, "places" | "chosen">) => {
	const [shown, setShown] = useState<MapView>("face");
	return (
		<div className="hidden @3xs:block">
			<div className="flex justify-center gap-x-7 @2xl:hidden">
				{mapViews.map((view) => (
					<button
						key={view}
						type="button"
						aria-pressed={view === shown}
						onClick={() => setShown(view)}
						className={cx("min-h-11 border-b-2 px-2 text-note hover:text-link", view === shown ? "border-mark font-medium" : "border-transparent text-muted")}
					>
						{drawings[view].title}
					</button>
				))}
			</div>
			<div className="mt-3 grid @2xl:grid-cols-2">
				{mapViews.map((view) => (
					<Plate key={view} places={places} view={view} chosen={chosen} className={view === shown ? undefined : "hidden @2xl:flex"} />
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
