/**
 * Where a picture is shown, and the fewest pixels that it needs there: the widest box times 1.25,
 * or what a social picture takes (590 × 630).
 */
export type PicturePlace = readonly [place: string, width: number, height: number];

export const headerArch: PicturePlace = ["the arch at the top of the page", 600, 750];
