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
			"group min-h-9 w-full text-label leading-tight hover:text-link aria-pressed:font-medium aria-pressed:text-link aria-pressed:underline aria-pressed:underline-offset-4",
			side === "left" ? "pr-2 text-right" : "pl-2 text-left",
		)}
	>
		{concern.title}
		<svg viewBox="0 0 400 500" aria-hidden="true" fill="none" className="pointer-events-none absolute inset-0 size-full">
			<path
				d={`M${side === "left" ? 120 : 280} ${labelY * 5}L${x * 4} ${y * 5}`}
				strokeWidth="0.600"
				className="stroke-caption group-hover:stroke-accent group-aria-pressed:stroke-accent"
			/>
			<circle cx={x * 4} cy={y * 5} r="16" className="pointer-events-auto cursor-pointer fill-transparent" />
			<circle cx={x * 4} cy={y * 5} r="5" strokeWidth="1.500" className="fill-surface stroke-accent group-hover:fill-hairline group-aria-pressed:fill-accent" />
		</svg>
	</button>
);
