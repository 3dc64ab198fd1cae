export const maxQuantity = 99;

export const readQuantity = (text: string): number | undefined => {
	const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
	return number >= 1 ? number : undefined;
};

/** "treatments", "half syringe", "time", from units such as "per treatment" and "once". */
export const nameUnit = (unit: string, quantity: number): string => {
	const name = unit === "once" ? "time" : unit.replace(/^per /, "");
	return quantity === 1 || name === "series" ? name : `${name}s`;
};

/** Units of a neuromodulator for frown lines, the most common area. */
const usualUnits = 20;

export const suggestQuantity = (
	{
		model,
		unit,
		replaces,
	}: { readonly model: string; readonly unit: string; readonly replaces: unknown },
	sessions: { readonly min: number } | null,
): number => {
	if (model === "unit") return usualUnits;
	return ["session", "vial"].includes(model) && unit !== "per visit" && !replaces
		? (sessions?.min ?? 1)
		: 1;
};
