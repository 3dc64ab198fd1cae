import type { z } from "zod";
import { type BlockUse, getFixedPath, isPageKey, pageBlocks, picturedPages } from "../../src/lib/pages/blocks";
import type { page } from "../../src/schemas/collections/page";

type Page = z.input<typeof page>;
type Block = NonNullable<Page["blocks"]>[number];

const numbers = ["None", "One", "Two", "Three", "Four", "Five"];
const count = (amount: BlockUse["points"] = 0): number => (typeof amount === "number" ? amount : amount === "some" ? 1 : 0);
const repeat = <T>(amount: BlockUse["points"], make: (index: number) => T): T[] => Array.from({ length: count(amount) }, (_, index) => make(index + 1));

/** A block with what its page shows of it at least, and no more. */
const aBlock = (key: string, { eyebrow, text, points, links, image }: BlockUse): Block => ({
	key,
	...(eyebrow === "some" && { eyebrow: "A few words" }),
	heading: "A part of the page",
	...(count(text) > 0 && { text: repeat(text, () => "What this part says is in this sentence.") }),
	...(count(points) > 0 && { points: repeat(points, (index) => ({ title: `Point ${index}`, text: `${numbers[index]} is what this point says.` })) }),
	...(count(links) > 0 && { links: repeat(links, () => ({ label: "Ask for a time", href: "/schedule" })) }),
	...(image === "some" && { image: "cups.jpg" }),
});

/**
 * Some pages, each followed by the blocks that it needs besides its own, and then the other pages of the site.
 * @param aPage makes a page of its own fields
 */
export const completePages = (pages: readonly Page[], aPage: (key: string, path: string, own: Partial<Page>) => Page): Page[] => {
	const keys = Object.keys(pageBlocks).filter(isPageKey);
	const others = keys.filter((key) => !pages.some((page) => page.key === key)).map((key) => aPage(key, getFixedPath(key), {}));
	return [...pages, ...others].map((page) => {
		const own = page.blocks ?? [];
		const uses: [string, BlockUse][] = isPageKey(page.key) ? Object.entries(pageBlocks[page.key]) : [];
		const missing = uses.filter(([key]) => !own.some((block) => block.key === key)).map(([key, use]) => aBlock(key, use));
		return { ...(picturedPages.some((key) => key === page.key) && { image: "window.jpg" }), ...page, blocks: [...own, ...missing] };
	});
};
