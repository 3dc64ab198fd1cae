export const maxCompared = 3;

/** The address that shows up to three treatments side by side, such as "/compare?services=hydrafacial,chemical-peels". */
export const getComparePath = (slugs: readonly string[]): string =>
	slugs.length > 0 ? `/compare?services=${slugs.slice(0, maxCompared).join(",")}` : "/compare";
