/** In kB of 1000 bytes: "55", "6.4". */
const formatNumber = (bytes: number): string =>
	bytes < 10_000 ? (bytes / 1000).toFixed(1) : `${Math.round(bytes / 1000)}`;

export const formatKilobytes = (bytes: number): string => `${formatNumber(bytes)} kB`;

const formatRange = (weights: readonly number[]): string =>
	[...new Set([Math.min(...weights), Math.max(...weights)].map(formatNumber))].join("–");

export const mediaWeightsPath = "/admin/media-weights.json";

/** By file extension. */
export type PictureBytes = Readonly<Record<string, readonly number[]>>;

export type MediaWeights = Readonly<Record<string, PictureBytes>>;

const formats: Readonly<Record<string, string>> = { avif: "AVIF", jpg: "JPEG", png: "PNG" };

export const describeBytes = (bytes: PictureBytes): string[] =>
	Object.keys(bytes)
		.sort()
		.map((ending) => `${formats[ending] ?? ending} ${formatRange(bytes[ending] ?? [])} kB`);
