/** From `min` to `max`; equal if there's one figure. */
export interface Range {
	readonly min: number;
	readonly max: number;
}

/** "4", or "3–6". */
export const formatRange = ({ min, max }: Range): string => (min === max ? `${min}` : `${min}–${max}`);

/** A month has 30 days, as in the content. */
const units = [
	["month", 30],
	["week", 7],
	["day", 1],
] as const;

/** Days in the largest unit that fits both ends: "1 month", "4–6 weeks", "3–4 days". */
export const describeInterval = ({ min, max }: Range): string => {
	const [unit, length] = units.find(([, days]) => min % days === 0 && max % days === 0) ?? units[2];
	return `${formatRange({ min: min / length, max: max / length })} ${unit}${max === length ? "" : "s"}`;
};
