import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type SatoriOptions } from "satori";
import { socialPictureSize } from "../../lib/pages/addresses";
import { readColor } from "../design-tokens";
import type { PageWithPicture } from "./find-pages";
import { arch, column } from "./frame";

/**
 * WOFF, because satori can't read WOFF2. The second file of each typeface has rarer letters, such
 * as "ł".
 */
export const readFonts = (root: string): SatoriOptions["fonts"] =>
	["cormorant-latin", "cormorant-latin-ext", "figtree-latin", "figtree-latin-ext"].map((file) => {
		const [family = ""] = file.split("-");
		return {
			name: family,
			weight: 500,
			data: readFileSync(
				join(root, `node_modules/@fontsource/${family}/files/${file}-500-normal.woff`),
			),
		};
	});

const display = { fontFamily: "cormorant", lineHeight: 1.05, letterSpacing: "-0.015em" };

/**
 * Pixels. The longest title, of 90 letters, takes five lines of the smallest size, which fit below
 * the logo.
 */
const getTitleSize = ({ length }: string) => {
	if (length <= 36) return 80;
	return length <= 64 ? 64 : 48;
};

const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
	createElement("div", { style: { display: "flex", ...style } }, ...children);

/** SVG outlines, as large as the picture. @param business the line below the title */
export const drawText = (
	{ title, detail, monogram }: Pick<PageWithPicture, "title" | "detail" | "monogram">,
	business: string,
	fonts: SatoriOptions["fonts"],
): Promise<string> => {
	const wrapped: CSSProperties = { textWrap: "balance", wordBreak: "break-word" };
	const titleBox = box(
		{
			position: "absolute",
			left: column.left,
			bottom: socialPictureSize.height - column.bottom,
			width: column.width,
			flexDirection: "column",
		},
		box(
			{ ...display, ...wrapped, fontSize: getTitleSize(title), color: readColor("ivory") },
			title,
		),
		detail
			? box(
					{ ...wrapped, marginTop: 20, fontSize: 26, lineHeight: 1.3, color: readColor("linen") },
					detail,
				)
			: null,
	);
	const businessLine = box(
		{
			position: "absolute",
			left: column.left,
			top: column.bottom + 52,
			fontSize: 22,
			color: readColor("linen"),
		},
		business,
	);
	const initials = box(
		{
			position: "absolute",
			left: arch.left,
			top: arch.top,
			width: arch.width,
			height: arch.bottom - arch.top,
			alignItems: "center",
			justifyContent: "center",
		},
		box({ ...display, fontSize: 176, color: readColor("ink") }, monogram),
	);
	const all = box(
		{ width: "100%", height: "100%", fontFamily: "figtree", fontWeight: 500 },
		titleBox,
		businessLine,
		monogram ? initials : null,
	);
	return satori(all, { ...socialPictureSize, fonts });
};
