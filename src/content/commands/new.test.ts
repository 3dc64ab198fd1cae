import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, sampleProject } from "../../../tests/support/content-fixture";
import { addEntry, UserError } from "./new";

let project: Fixture;
beforeEach(() => {
	project = sampleProject();
});
const create = (...args: (string | undefined)[]) => addEntry(project.root, ...args);
const readAll = (): Record<string, string> => {
	const names = readdirSync(join(project.root, "content"), {
		recursive: true,
		encoding: "utf8",
	}).filter((name) => name.endsWith(".json"));
	return Object.fromEntries(
		names.map((name) => [name, readFileSync(join(project.root, "content", name), "utf8")]),
	);
};

test("it copies all but the number; prices and review become samples", () => {
	expect(create("service", "Quartz needling", "laser").file).toBe(
		"content/services/quartz-needling.json",
	);
	const {
		id,
		slug,
		title,
		prices,
		review,
		brands: _,
		...rest
	} = project.read("content/services/quartz-needling.json") as Record<string, unknown>;
	const model = project.read("content/services/laser.json") as Record<string, unknown>;
	expect([id, slug, title]).toEqual(["2", "quartz-needling", "Quartz needling"]);
	expect(model).toMatchObject(rest);
	expect(prices).toEqual(Object(model.prices).map((price: object) => ({ ...price, sample: true })));
	expect(review).toEqual({ ...Object(model.review), sample: true });
});

test("what belongs to another person isn’t copied", () => {
	create("person", "Quincy Quartz", "nora-nurse");
	create("review", "Quincy Q.", "2");
	expect(project.read("content/team/quincy-quartz.json")).not.toHaveProperty("licenseNumbers");
	expect(Object(project.read("content/reviews.json")).at(-1)).toMatchObject({
		name: "Quincy Q.",
		sample: true,
	});
	expect(Object(project.read("content/reviews.json")).at(-1)).not.toHaveProperty("authorization");
});

test.each<[string, (string | undefined)[], string | RegExp]>([
	[
		"a kind that there isn’t",
		["servise", "A"],
		/^“servise” isn’t a kind of content\. Did you mean "service"\?/,
	],
	[
		"a slug that’s a file",
		["special", "Spring"],
		/^The slug “spring” is taken: it’s in content\/specials\/spring\.json\./,
	],
	[
		"a slug that’s in a list",
		["campaign", "Open house"],
		/^The slug “open-house” is taken: it’s in content\/campaigns\.json\./,
	],
	[
		"a model that there isn’t",
		["service", "Quartz", "lasers"],
		/^content\/services has no “lasers” to copy\. Did you mean "laser"\?/,
	],
	[
		"a list that can’t be read",
		["review", "Quincy Q."],
		/^content\/reviews\.json can’t be read\. npm run check:content says/,
	],
])("%s is refused, and nothing is written", (_name, args, message) => {
	if (args[0] === "review") project.write("content/reviews.json", "[{");
	const before = readAll();
	expect(() => create(...args)).toThrow(message);
	expect(() => create(...args)).toThrow(UserError);
	expect(readAll()).toEqual(before);
});
