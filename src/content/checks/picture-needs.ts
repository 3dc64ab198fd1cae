/** The least that a place asks of its picture: the widest box on a page in CSS pixels times 1.25, and what a shared link's picture takes (590 × 630). */
export interface Need {
	readonly place: string;
	readonly width: number;
	readonly height: number;
}

const need = (place: string, width: number, height: number): Need => ({ place, width, height });

const hero = need("the picture from edge to edge", 1600, 900);
const header = need("the arch at the top of the page", 600, 750);
const block = need("the arch beside the text", 600, 750);
const band = need("the first picture of a gallery, from edge to edge,", 1200, 520);
const gallery = need("a gallery", 600, 400);

const byCollection: Readonly<Record<string, Need>> = {
	pages: header,
	services: header,
	team: header,
	landingPages: header,
	categories: need("the large picture on /services", 880, 590),
	resources: need("the top of the article", 880, 630),
	products: need("the product's arch", 600, 750),
	specials: need("the special's card", 580, 470),
	campaigns: need("the arch in the dialog", 320, 400),
};

/** What a place asks of its picture; undefined if the collection has none. @param key of a page */
export const getNeed = (collection: string, path: string, key?: unknown): Need | undefined => {
	if (collection === "pages" && path === "image" && (key === "home" || key === "not-found")) return hero;
	if (path.startsWith("blocks")) return block;
	if (path.startsWith("galleryImages")) return path === "galleryImages[0]" ? band : gallery;
	return byCollection[collection];
};
