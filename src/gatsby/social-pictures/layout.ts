import { socialPictureSize } from "../../lib/pages/addresses";

const { width, height } = socialPictureSize;

/** The arch that shows the picture undimmed, in pixels: its head is a half circle, and it stands on the lower edge. */
export const arch = { left: 656, top: 60, width: 476, bottom: height };

/** The column of text beside it. The title stands on `bottom`; the line with the business is below it. */
export const column = { left: 72, top: 60, width: arch.left - 72 - 44, bottom: 500 };

/** The most that the title and the line below it may take: three lines at the largest size. */
export const maxTextHeight = 280;

/** Where a wide picture fades in from the left: it's whole where the arch begins. */
export const fade = { from: column.left + 220, to: arch.left };

/** The least width of the page's picture, which is at the right edge: a little more than the arch on both sides. */
export const minPictureWidth = width - arch.left + 44;
