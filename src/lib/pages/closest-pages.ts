import { distance } from "fastest-levenshtein";

export interface KnownPage {
	readonly path: string;
	readonly label: string;
}

/**
 * A page that costs as much isn't meant; nor is one that costs so much more than the best one. An
 * edit costs 1, divided by the length of the folder, name or word that it's in.
 */
const maxCost = 0.5;
const maxCostDifference = 0.2;
/** What's added if the page is in another folder, or if only words of the names are compared. */
const otherFolderCost = 0.25;
const wordMatchCost = 0.15;

/** "/Services/Hydra_Facial.html" as "/services/hydra-facial". */
const normalize = (address: string): string => {
	const name = address
		.toLowerCase()
		.replace(/\.(?:html?|php|aspx?)$/, "")
		.replace(/[\s_]+/g, "-")
		.replace(/\/{2,}/g, "/");
	return name.length > 1 ? name.replace(/\/$/, "") : name;
};

const split = (path: string): { folder: string; name: string } => {
	const end = path.lastIndexOf("/");
	return { folder: path.slice(0, end), name: path.slice(end + 1) };
};

const compare = (one: string, other: string): number =>
	distance(one, other) / Math.max(one.length, other.length, 1);

const getWords = (name: string): string[] => name.split("-").filter((word) => word.length > 2);

/** How far the words of a name are from a page's name, on average. */
const compareWords = (name: string, pageName: string): number => {
	const words = getWords(name);
	const pageWords = getWords(pageName);
	if (words.length === 0 || pageWords.length === 0) return Number.POSITIVE_INFINITY;
	return (
		words.reduce(
			(sum, word) => sum + Math.min(...pageWords.map((pageWord) => compare(word, pageWord))),
			0,
		) / words.length
	);
};

const getCost = (asked: string, page: string): number => {
	const one = split(asked);
	const other = split(page);
	const folders = compare(one.folder, other.folder);
	const names = compare(one.name, other.name);
	const otherFolder = folders < maxCost ? 0 : otherFolderCost;
	return Math.min(
		folders + names,
		otherFolderCost + names,
		wordMatchCost + otherFolder + compareWords(one.name, other.name),
	);
};

export const findClosestPages = (
	address: string,
	pages: readonly KnownPage[],
	count = 3,
): KnownPage[] => {
	const asked = normalize(address);
	const found = pages
		.map((page) => ({ page, cost: getCost(asked, page.path) }))
		.filter(({ cost }) => cost < maxCost)
		.sort((one, other) => one.cost - other.cost);
	const { folder } = split(asked);
	// Of some folders, the list has no pages, such as "/aftercare/botox": then the folder's page is
	// the closest.
	if (found.length === 0)
		return pages.filter(
			({ path }) => path === folder && !pages.some((page) => page.path.startsWith(`${folder}/`)),
		);
	const least = found[0]?.cost ?? 0;
	return found
		.filter(({ cost }) => cost <= least + maxCostDifference)
		.slice(0, count)
		.map(({ page }) => page);
};
