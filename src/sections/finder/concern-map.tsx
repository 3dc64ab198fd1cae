import { useState } from "react";
import { fields } from "../../lib/catalog/finder/answers";
import { type MapPlace, type MapView, mapViews, placeSpots } from "../../lib/catalog/finder/map";
import { cx } from "../../ui/class-names";
import { Body } from "./body";
import { checkboxId } from "./checkbox-list";
import { Face } from "./face";
import { MapLabel } from "./map-label";

const drawings = { face: { title: "Face", Drawing: Face }, body: { title: "Body", Drawing: Body } } as const;

/** Clicks the box of the list, which changes the form. */
const toggle = (slug: string) => document.getElementById(checkboxId(fields.concerns, slug))?.click();

interface PlateProps {
	places: readonly MapPlace[];
	view: MapView;
	chosen: readonly string[];
	className?: string;
}

/** One drawing between its two columns of labels. */
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
							<MapLabel spot={spot} side={side} pressed={chosen.includes(spot.concern.slug)} onToggle={toggle} />
						</li>
					))}
				</ul>
			))}
		</div>
	);
};

/** The concerns on drawings of a face and a body: side by side where there's room, else one at a time. */
export const ConcernMap = ({ places, chosen }: Pick<PlateProps, "places" | "chosen">) => {
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
