import { render } from "@testing-library/react";
import { sampleBlock } from "../../../tests/support/sample-block";
import type { PageOf } from "../../lib/pages/blocks";
import type { BlockKey } from "../../lib/pages/page-blocks";
import { type Place, renderBlocks } from "./render-blocks";

const part = (block: { readonly key: string }, { tone, space }: Place) => (
	<p>{[block.key, tone, space].filter(Boolean).join(" ")}</p>
);

/** The sections as they're shown: key, tone, and the room that they need. */
const list = (keys: readonly BlockKey<"shop">[], above?: Place): (string | null)[] => {
	const page: PageOf<"shop"> = {
		key: "shop",
		blocks: keys.map(sampleBlock),
	};
	const { container } = render(
		renderBlocks(
			page,
			{
				"pick-up": [part, (_, place) => part({ key: "quote" }, place)],
				questions: part,
				empty: { tone: "deep", show: part },
				closing: { tone: "sand", show: part },
			},
			above,
		),
	);
	return [...container.children].map(({ textContent }) => textContent);
};

test("blocks keep the content's order, light and sand by turns", () => {
	expect(list(["pick-up", "questions", "empty"])).toEqual([
		"pick-up light",
		"quote sand",
		"questions light",
		"empty deep",
	]);
	expect(list(["questions", "empty", "pick-up"])).toEqual([
		"questions light",
		"empty deep",
		"pick-up light",
		"quote sand",
	]);
});

test("no two of one tone touch: not at the end, nor at the top", () => {
	expect(list(["empty", "pick-up", "closing"])).toEqual([
		"empty deep",
		"pick-up sand",
		"quote light",
		"closing sand",
	]);
	expect(list(["questions", "empty"], { tone: "light" })).toEqual(["questions sand", "empty deep"]);
});

test("room is left for a picture, and once between two of one tone", () => {
	expect(list(["empty", "questions"], { space: "below-picture" })).toEqual([
		"empty deep below-picture",
		"questions light",
	]);
	expect(list(["questions", "closing"], { tone: "light" })).toEqual([
		"questions light bottom",
		"closing sand",
	]);
});

test("a block that another section shows isn't shown by itself", () => {
	const page: PageOf<"concerns"> = { key: "concerns", blocks: [] };
	expect(renderBlocks(page, { guides: "elsewhere", closing: "elsewhere" })).toEqual([]);
	// @ts-expect-error: each block that the page declares has its section.
	expect(renderBlocks(page, { closing: "elsewhere" })).toEqual([]);
});
