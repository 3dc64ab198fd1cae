import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import type { PageWithPicture } from "./find-pages";
import { arch, column, maxTextHeight } from "./layout";

type Fonts = SatoriOptions["fonts"];

/** The fonts, as files in node_modules: WOFF, because satori can't read WOFF2. The second file of each has rarer letters, such as "ł". */
export const fontFiles = [
	"@fontsource/cormorant/files/cormorant-latin-500-normal.woff",
	"@fontsource/cormorant/files/cormorant-latin-ext-500-normal.woff",
	"@fontsource/figtree/files/figtree-latin-500-normal.woff",
	"@fontsource/figtree/files/figtree-latin-ext-500-normal.woff",
].map((file) => `node_modules/${file}`);

/** @param root the project's folder */
export const readFonts = (root: string): Fonts =>
	fontFiles.map((file) => ({ name: file.includes("cormorant") ? "Cormorant" : "Figtree", weight: 500, data: readFileSync(join(root, file)) }));

const displayFace = { fontFamily: "Cormorant", fontWeight: 500, lineHeight: 1.05, letterSpacing: "-0.015em", textWrap: "balance" } as const;

/** The title's sizes in pixels, largest first. */
const sizes = [88, 80, 72, 66, 60, 54, 48, 42];

/** The smaller line below the title, which may wrap once. */
const detailFace = { fontSize: 26, lineHeight: 1.3, marginTop: 20, textWrap: "balance" } as const;
const detailHeight = detailFace.marginTop + 2 * detailFace.lineHeight * detailFace.fontSize;

const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode => createElement("div", { style: { display: "flex", ...style } }, ...children);

/** The pixels that text needs when it isn't wrapped or, with a width, when it is. */
const measure = async (text: string, fontSize: number, fonts: Fonts, width?: number): Promise<{ width: number; height: number }> => {
	const svg = await satori(box({ ...displayFace, fontSize }, text), width === undefined ? { height: fontSize * 2, fonts } : { width, fonts });
	const [, w, h] = /^<svg width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
	return { width: Number(w), height: Number(h) };
};

/** @returns the largest size at which the title fits its column, in pixels @throws Error if it fits at none */
export const fitTitle = async (title: string, maxHeight: number, fonts: Fonts): Promise<number> => {
	const words = await Promise.all(title.split(/\s+/).map((word) => measure(word, 100, fonts)));
	const widest = Math.max(...words.map(({ width }) => width)) / 100;
	for (const size of sizes.filter((each) => each * widest <= column.width))
		if ((await measure(title, size, fonts, column.width)).height <= maxHeight) return size;
	throw new Error(
		`"${title}" doesn't fit a social picture\n  expected: a title of about 120 characters at most, without very long words\n  remedy:   shorten it`,
	);
};

/** The text of a page's picture as SVG outlines, as large as the picture. @throws Error if the title doesn't fit */
export const drawText = async (
	{ title, detail, monogram }: Pick<PageWithPicture, "title" | "detail" | "monogram">,
	business: string,
	fonts: Fonts,
): Promise<string> => {
	const fontSize = await fitTitle(title, maxTextHeight - (detail ? detailHeight : 0), fonts);
	const titleBox = box(
		{ position: "absolute", left: column.left, bottom: socialPictureSize.height - column.bottom, width: column.width, flexDirection: "column" },
		box({ ...displayFace, fontSize, color: readColor("ivory") }, title),
		detail ? box({ ...detailFace, color: readColor("linen") }, detail) : null,
	);
	const businessLine = box({ position: "absolute", left: column.left, top: column.bottom + 52, fontSize: 22, color: readColor("linen") }, business);
	const initials = box(
		{ position: "absolute", left: arch.left, top: arch.top, width: arch.width, height: arch.bottom - arch.top, alignItems: "center", justifyContent: "center" },
		box({ ...displayFace, fontSize: 176, color: readColor("ink") }, monogram),
	);
	const all = box({ width: "100%", height: "100%", fontFamily: "Figtree" }, titleBox, businessLine, monogram ? initials : null);
	return satori(all, { ...socialPictureSize, fonts });
};
