import { render } from "@testing-library/react";
import { sampleBlock } from "../../../tests/support/sample-block";
import type { PageOf } from "../../lib/pages/blocks";
import type { SectionKey } from "../../lib/pages/page-blocks";
import { renderBlocks, type SectionPlace } from "./render-blocks";

const part = (block: { readonly key: string }, { tone, space }: SectionPlace) => (
	<p>{[block.key, tone, space].filter(Boolean).join(" ")}</p>
);

/** The sections as they're shown: key, tone, and the room that they need. */
const list = (
	keys: readonly SectionKey<"aftercare">[],
	above?: SectionPlace,
): (string | null)[] => {
	const page: PageOf<"aftercare"> = {
		key: "aftercare",
		blocks: keys.map(sampleBlock),
	};
	const { container } = render(
		renderBlocks(
			page,
			{
				treatments: [part, (_, place) => part({ key: "quote" }, place)],
				again: part,
				help: { tone: "deep", show: part },
				closing: { tone: "sand", show: part },
			},
			above,
		),
	);
	return [...container.children].map(({ textContent }) => textContent);
};

test("blocks keep the content's order, light and sand by turns", () => {
	expect(list(["treatments", "again", "help"])).toEqual([
		"treatments light",
		"quote sand",
		"again light",
		"help deep",
	]);
	expect(list(["again", "help", "treatments"])).toEqual([
		"again light",
		"help deep",
		"treatments light",
		"quote sand",
	]);
});

test("no two of one tone touch: not at the end, nor at the top", () => {
	expect(list(["help", "treatments", "closing"])).toEqual([
		"help deep",
		"treatments sand",
		"quote light",
		"closing sand",
	]);
	expect(list(["again", "help"], { tone: "light" })).toEqual(["again sand", "help deep"]);
});

test("room is left for a picture, and once between two of one tone", () => {
	expect(list(["help", "again"], { space: "below-picture" })).toEqual([
		"help deep below-picture",
		"again light",
	]);
	expect(list(["again", "closing"], { tone: "light" })).toEqual([
		"again light bottom",
		"closing sand",
	]);
});

test("a block whose place is fixed isn't shown by itself", () => {
	const page: PageOf<"careers"> = { key: "careers", blocks: [sampleBlock("empty")] };
	expect(renderBlocks(page, { why: part, apply: part, equal: part })).toEqual([]);
});
