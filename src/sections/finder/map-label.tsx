import type { MapSpot } from "../../lib/catalog/finder/map";
import { cx } from "../../ui/class-names";

interface MapLabelProps {
	spot: MapSpot;
	side: "left" | "right";
	/** True if the concern is chosen. */
	pressed: boolean;
	onToggle: (slug: string) => void;
}

/**
 * A concern's name beside a drawing, with a line to its spot. Name and spot are one button: the spot is drawn across the whole plate, and only
 * its circle takes clicks.
 */
export const MapLabel = ({ spot: { concern, x, y, labelY }, side, pressed, onToggle }: MapLabelProps) => (
	<button
		type="button"
		aria-pressed={pressed}
		onClick={() => onToggle(concern.slug)}
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
