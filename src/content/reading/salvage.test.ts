import { z } from "zod";
import { salvage } from "./salvage";

const schema = z.strictObject({
	slug: z.string().min(3),
	kind: z.enum(["a", "b"]),
	tags: z.array(z.string()).default([]),
	note: z.string().optional(),
	end: z.strictObject({ day: z.number() }).nullable(),
	steps: z.array(z.strictObject({ title: z.string(), done: z.boolean().default(false) })),
});
const shape = z.toJSONSchema(schema, { io: "input" });
const entry = { slug: "abc", kind: "b", end: null, steps: [{ title: "One" }] };
const complete = { ...entry, tags: [], steps: [{ title: "One", done: false }] };

test("a complete entry gets its defaults, and has no gaps", () => {
	expect(salvage(entry, shape)).toEqual({ value: complete, gaps: [] });
});

test("a text beyond its limits stays, and a field too many goes", () => {
	expect(salvage({ ...entry, slug: "a", extra: 1 }, shape)).toEqual({ value: { ...complete, slug: "a" }, gaps: [] });
});

test.each([
	["a missing field", { kind: undefined }, { kind: "a" }, [["kind"]]],
	["a value of another type", { slug: 7 }, { slug: "" }, [["slug"]]],
	["a value that isn't among the choices", { kind: "c" }, { kind: "a" }, [["kind"]]],
	[
		"a field deep inside",
		{ steps: [{ title: "One" }, { title: null }] },
		{
			steps: [
				{ title: "One", done: false },
				{ title: "", done: false },
			],
		},
		[["steps", 1, "title"]],
	],
	["a missing list", { steps: undefined }, { steps: [] }, [["steps"]]],
	["a group that's a text", { end: "soon" }, { end: { day: 0 } }, [["end"], ["end", "day"]]],
])("%s is a gap with a neutral value", (_name, change, salvaged, gaps) => {
	expect(salvage({ ...entry, ...change }, shape)).toEqual({ value: { ...complete, ...salvaged }, gaps });
});
