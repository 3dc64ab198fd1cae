import { refuses } from "../../../tests/support/entries";
import { sampleEntry } from "../../../tests/support/sample-content";
import { finder } from "./finder";

describe("the finder is refused if", () => {
	refuses(finder, sampleEntry("finder"), [
		["a place is outside of its drawing", ["map", 0, "x"], 101, "too_big"],
		["a place is on a drawing that doesn't exist", ["map", 0, "view"], "back", "invalid_value"],
		["the last choice sets a limit", ["downtime", 1, "limit"], 5, "custom", "downtime"],
		["an earlier choice sets none", ["visits", 0, "limit"], null, "custom", "visits"],
		["a question has one choice", ["budget"], [{ label: "I’m flexible", limit: null }], "too_small"],
		["there's a seventh skin type", ["skin", 1, "type"], 7, "too_big"],
		["a skin type is there twice", ["skin", 1, "type"], sampleEntry("finder").skin[0]?.type, "custom", "skin"],
		["a weight is below zero, which would turn the order around", ["weights", "visit"], -1, "too_small"],
		["a weight is missing", ["weights", "concern"], undefined, "invalid_type"],
	]);

	refuses(finder, sampleEntry("finder"), [
		[
			"limits fall",
			["budget"],
			[
				{ label: "Up to $200", limit: 200 },
				{ label: "Up to $100", limit: 100 },
				{ label: "I’m flexible", limit: null },
			],
			"custom",
		],
	]);
});
