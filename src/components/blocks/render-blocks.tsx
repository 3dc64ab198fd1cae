import { Fragment, type ReactNode } from "react";
import type { PageOf } from "../../lib/pages/blocks";
import type { PageKey, SectionKey } from "../../lib/pages/page-blocks";
import type { SectionProps } from "../../ui/section";
import type { BlockData } from "../prose/page-copy";
import { ClosingSection } from "./sections";

type Tone = NonNullable<SectionProps["tone"]>;

/** What depends on where a section stands on its page. */
export type SectionPlace = Pick<SectionProps, "tone" | "space">;

export interface BlockProps {
	block: BlockData;
	place: SectionPlace;
}

type Show<B> = (block: B, place: SectionPlace) => ReactNode;

/** A section whose tone depends on its place, or one that keeps a tone of its own. */
type BlockSection<B> = Show<B> | { readonly tone: Tone; readonly show: Show<B> };

/** How a page shows a block: as a section, or as several, one after the other. */
type Shown<B> = BlockSection<B> | readonly BlockSection<B>[];

export const closing: BlockSection<BlockData> = {
	tone: "sand",
	show: (block) => <ClosingSection block={block} />,
};

/**
 * Neighbors differ, so sections are light and sand by turns. After a section of its own tone they
 * begin with light, unless that's light itself; in front of a sand one they end with light.
 */
const chooseTones = (own: readonly (Tone | undefined)[], above: Tone | undefined): Tone[] => {
	const tones: Tone[] = [];
	for (const [index, tone] of own.entries()) {
		const end = own.findIndex((each, place) => each && place >= index);
		const isLight =
			own[end] === "sand" ? (end - index) % 2 === 1 : (tones.at(-1) ?? above) !== "light";
		tones.push(tone ?? (isLight ? "light" : "sand"));
	}
	return tones;
};

/**
 * The sections of a page's blocks, but for those that are `fixed`, in the order of its content.
 * @param above the tone of what's above them, if that matters, and the first one's space
 */
export const renderBlocks = <K extends PageKey, B extends BlockData>(
	page: PageOf<K, B>,
	shown: { readonly [Key in SectionKey<K>]: Shown<B> },
	above: SectionPlace = {},
): ReactNode[] => {
	const byKey: ReadonlyMap<string, Shown<B>> = new Map(Object.entries<Shown<B>>(shown));
	const sections = page.blocks.flatMap((block) =>
		[byKey.get(block.key) ?? []]
			.flat()
			.map((section) =>
				typeof section === "function"
					? { block, show: section, tone: undefined }
					: { block, ...section },
			),
	);
	const tones = chooseTones(
		sections.map(({ tone }) => tone),
		above.tone,
	);
	return sections.map(({ block, show }, index) => {
		const tone = tones[index];
		// Two sections on the same surface need the room between them only once.
		const space = tone === (tones[index - 1] ?? above.tone) ? "bottom" : !index && above.space;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page keep their places.
			<Fragment key={index}>{show(block, { tone, ...(space && { space }) })}</Fragment>
		);
	});
};
