// A .tsx file, because Tailwind looks for classes only in these (src/styles/global.css).

const channels = (color: string): number[] =>
	(color.match(/[0-9a-f]{2}/gi) ?? []).map((channel) => Number.parseInt(channel, 16));

const swatches = [
	"bg-[#e8d8c8]",
	"bg-[#d8c8b0]",
	"bg-[#c8b8a8]",
	"bg-[#c8a898]",
	"bg-[#b8b898]",
	"bg-[#a8a898]",
	"bg-[#b89878]",
	"bg-[#887858]",
	"bg-[#283828]",
	"bg-[#281818]",
].map((name) => ({ name, color: channels(name.slice("bg-[".length)) }));

const distance = (one: number[], other: number[]): number =>
	one.reduce((sum, channel, index) => sum + (channel - (other[index] ?? 0)) ** 2, 0);

/** Shown until a picture has loaded. @param color "#rrggbb" */
export const findSwatch = (color: string): string => {
	const wanted = channels(color);
	return swatches.reduce((nearest, swatch) =>
		distance(wanted, swatch.color) < distance(wanted, nearest.color) ? swatch : nearest,
	).name;
};
