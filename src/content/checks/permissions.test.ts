import { type Fixture, problemsAfter } from "../../../tests/support/content-fixture";
import { makes } from "../../../tests/support/makes";
import type { Problem } from "../problem";

const medical = "physician, physician-assistant, nurse-practitioner, registered-nurse";

describe("who may perform what:", () => {
	const without = (file: string, index: number, found: string, procedure: string, allowed: string): Problem => ({
		file,
		path: `performers[${index}]`,
		found,
		expected: `for ${procedure}, one of: ${allowed}`,
		remedy: "Choose someone licensed for it. Who may perform what is in src/content/schemas/license.ts.",
	});
	const laser = "content/services/laser.json";
	const needling = "content/services/needling.json";
	const peptides = "content/services/peptides.json";
	makes([
		[
			"deep microneedling by an esthetician and laser technician",
			({ set }) => set(needling, ["performers"], ["nora-nurse", "lea-laser"]),
			without(needling, 1, "lea-laser, licensed as esthetician, laser-technician", "deep-microneedling", medical),
		],
		[
			"a prescription by a registered nurse",
			({ set }) => set(peptides, ["performers"], ["nora-nurse"]),
			without(peptides, 0, "nora-nurse, licensed as registered-nurse", "prescription", "physician, physician-assistant, nurse-practitioner"),
		],
		[
			"anything at all by someone without a license",
			({ set }) => set(laser, ["performers"], ["frank-front"]),
			without(laser, 0, "frank-front, licensed as none", "laser", medical),
		],
		[
			"a laser by a certified laser technician",
			({ set }) => set(laser, ["performers"], ["nora-nurse", "lea-laser"]),
			without(laser, 1, "lea-laser, licensed as esthetician, laser-technician", "laser", medical),
		],
		[
			"radiofrequency by a certified laser technician",
			({ set }) => {
				set(laser, ["procedure"], "energy-device");
				set(laser, ["performers"], ["lea-laser"]);
			},
			without(laser, 0, "lea-laser, licensed as esthetician, laser-technician", "energy-device", medical),
		],
	]);
});

describe("a reviewer of an article about a medicine", () => {
	test("may prescribe it", () => {
		const change = ({ set }: Fixture) => set("content/resources/winter.json", ["reviewer"], "nora-nurse");
		expect(problemsAfter(change)).toEqual([
			{
				file: "content/resources/winter.json",
				path: "reviewer",
				found: "nora-nurse, licensed as registered-nurse",
				expected: "a prescriber (physician, physician-assistant, nurse-practitioner), because the article is about peptides",
				remedy: "Choose another reviewer.",
			},
		]);
	});
});

describe("a review", () => {
	test("that isn't a sample needs the reference of its signed authorization", () => {
		expect(problemsAfter(({ set }) => set("content/reviews.json", [1, "authorization"], undefined))).toEqual([
			{
				file: "content/reviews.json",
				path: "[1].authorization",
				found: "nothing",
				expected: "the reference of the client's signed authorization",
				remedy: "Add the reference, or remove the review.",
			},
		]);
	});
});
