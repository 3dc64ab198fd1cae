/** A block of a page's text that has nothing but its heading. */
export const sampleBlock = (key: string) => ({
	key,
	eyebrow: null,
	heading: key,
	text: [],
	points: [],
	links: [],
});
