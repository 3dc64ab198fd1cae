import type { PictureField } from "../pictures";

/** Where a picture is shown, and how large it has to be there. */
export interface Need {
	/** Completes "for …". */
	readonly place: string;
	/** The least width and height of the file, in pixels. */
	readonly width: number;
	readonly height: number;
	/** Width divided by height of each box that it's cropped to. */
	readonly boxes: readonly number[];
}

/**
 * The boxes of src/ui/picture.tsx. A width is that of the widest box on a page in CSS pixels, times 1.25 and rounded up: less looks soft on any screen, and sharp screens
 * get more if the file has more. The two that go from edge to edge have a width of their own, because a soft ground bears more.
 */
const boxes = {
	/** From edge to edge, as high as a window (sections/home/hero.tsx, sections/not-found): a large laptop's screen is 1600 wide and 900 high. */
	edge: { width: 1600, height: 900, ratio: 16 / 9 },
	/** From edge to edge at 83% of the width (sections/service/band.tsx): 1200 on a window of 1440. */
	band: { width: 1200, height: 520, ratio: 21 / 9 },
	/** 472 CSS pixels wide. */
	arch: { width: 600, height: 750, ratio: 4 / 5 },
	/** 700 CSS pixels wide. */
	wide: { width: 880, height: 590, ratio: 3 / 2 },
	/** 461 CSS pixels wide. */
	card: { width: 580, height: 470, ratio: 5 / 4 },
	/** 472 CSS pixels wide (sections/service/timeline.tsx). */
	gallery: { width: 600, height: 400, ratio: 3 / 2 },
	/** 253 CSS pixels wide. */
	dialog: { width: 320, height: 400, ratio: 4 / 5 },
	/** The least that the picture of a shared link takes (src/gatsby/social-pictures/layout.ts), which also crops to what catches the eye. */
	social: { width: 590, height: 630, ratio: undefined },
} as const;

type Box = keyof typeof boxes;

const needs = (place: string, ...names: Box[]): Need => {
	const used = names.map((name) => boxes[name]);
	return {
		place,
		width: Math.max(...used.map(({ width }) => width)),
		height: Math.max(...used.map(({ height }) => height)),
		boxes: used.flatMap(({ ratio }) => ratio ?? []),
	};
};

const header = needs("the arch at the top of the page", "arch", "social");
const hero = needs("the picture from edge to edge at the top of the page", "edge", "social");
const block = needs("the arch beside the text", "arch");
const treatment = needs("the treatment's arch and cards", "arch", "card", "social");
const band = needs("the first picture of a gallery (from edge to edge)", "band");
const gallery = needs("a gallery", "gallery");
const category = needs("the category's card and its large picture on /services", "card", "wide");
const article = needs("the top of the article and its card", "wide", "card", "social");
const product = needs("the product's arch", "arch");
const special = needs("the special's card", "card");
const campaign = needs("the arch in the dialog", "dialog");

/** The pages whose picture goes from edge to edge. */
const pagesWithHero: readonly unknown[] = ["home", "not-found"];

/**
 * What a place asks of its picture; undefined if the collection has none.
 * @param key of a page
 */
export const getNeed = (collection: string, { path }: Pick<PictureField, "path">, key?: unknown): Need | undefined => {
	switch (collection) {
		case "pages":
			if (path !== "image") return block;
			return pagesWithHero.includes(key) ? hero : header;
		case "services":
			if (path === "image") return treatment;
			return path === "galleryImages[0]" ? band : gallery;
		case "team":
		case "landingPages":
			return header;
		case "categories":
			return category;
		case "resources":
			return article;
		case "products":
			return product;
		case "specials":
			return special;
		case "campaigns":
			return campaign;
		default:
			return undefined;
	}
};

/** The part of a picture that's seen once it's cropped to a box, from 0 to 1. @param ratio of the box, width divided by height */
export const getShownPart = (width: number, height: number, ratio: number): number => {
	const own = width / height;
	return Math.min(own / ratio, ratio / own);
};
