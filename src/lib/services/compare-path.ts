export const maxCompared = 3;

export const getComparePath = (slugs: readonly string[]): string =>
	slugs.length > 0 ? `/compare?services=${slugs.slice(0, maxCompared).join(",")}` : "/compare";
