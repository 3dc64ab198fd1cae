import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Fixture, sampleProject } from "../../../tests/support/content-fixture";
import { addEntry, UserError } from "./new";

let project: Fixture;
beforeEach(() => {
	project = sampleProject();
});
const create = (...args: (string | undefined)[]) => addEntry(project.root, ...args);
const listFiles = (): Record<string, string> => {
	const names = readdirSync(join(project.root, "content"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
	return Object.fromEntries(names.map((name) => [name, readFileSync(join(project.root, "content", name), "utf8")]));
};

test.each([
	["service", "services/quartz-week.json"],
	["person", "team/quartz-week.json"],
	["special", "specials/quartz-week.json"],
	["resource", "resources/quartz-week.json"],
	["career", "careers/quartz-week.json"],
	["product", "products/quartz-week.json"],
	["review", "reviews.json"],
	["campaign", "campaigns.json"],
])("a %s is written to content/%s, marked as a sample, and nothing else is", (kind, name) => {
	const before = listFiles();
	expect(create(kind, "Quartz week").file).toBe(`content/${name}`);
	const { [name]: text = "", ...others } = listFiles();
	expect({ ...others, ...(before[name] ? { [name]: before[name] } : {}) }).toEqual(before);
	const value: unknown = JSON.parse(text);
	expect(JSON.stringify(Array.isArray(value) ? value.at(-1) : value)).toContain('"Quartz week"');
	expect(text.split('"sample": true').length).toBeGreaterThan((before[name] ?? "").split('"sample": true').length);
});

test("it takes the next number, and the rest of the one that’s asked for, whose prices and review are samples now", () => {
	create("service", "Quartz needling", "laser");
	const { id, slug, title, prices, review, brands: _, ...rest } = project.read("content/services/quartz-needling.json") as Record<string, unknown>;
	const model = project.read("content/services/laser.json") as Record<string, unknown>;
	const ids = readdirSync(join(project.root, "content/services")).map((name) => Number.parseInt(Object(project.read(`content/services/${name}`)).id, 10));
	expect([id, slug, title]).toEqual([String(Math.max(...ids)), "quartz-needling", "Quartz needling"]);
	expect(model).toMatchObject(rest);
	expect(prices).toEqual(Object(model.prices).map((price: object) => ({ ...price, sample: true })));
	expect(review).toEqual({ ...Object(model.review), sample: true });
});

test("what belongs to another person isn’t copied: the number of a license, a signed authorization", () => {
	create("person", "Quincy Quartz", "nora-nurse");
	create("review", "Quincy Q.", "2");
	expect(project.read("content/team/quincy-quartz.json")).not.toHaveProperty("licenseNumbers");
	expect(Object(project.read("content/reviews.json")).at(-1)).toMatchObject({ name: "Quincy Q.", sample: true });
	expect(Object(project.read("content/reviews.json")).at(-1)).not.toHaveProperty("authorization");
});

test.each<[string, (string | undefined)[], string | RegExp]>([
	["no kind", [], /^Say what to add, and its title in quotes:\n {2}npm run new -- service "Dermal needling"\n/],
	["a kind that there isn’t", ["servise", "A"], /^“servise” isn’t a kind of content\. Did you mean "service"\?/],
	["no title", ["special"], /^Write a title .*: npm run new -- special "Spring facials"$/],
	["a title without letters", ["special", "?!"], /^Write a title/],
	["a slug that’s a file", ["special", "Spring"], /^The slug “spring” is taken: it’s in content\/specials\/spring\.json\./],
	["a slug that’s in a list", ["campaign", "Open day"], /^The slug “open-day” is taken: it’s in content\/campaigns\.json\./],
	["a model that there isn’t", ["service", "Quartz", "lasers"], /^content\/services has no “lasers” to copy\. Did you mean "laser"\?/],
])("%s is refused, and nothing is written", (_name, args, message) => {
	project.set("content/campaigns.json", [0, "slug"], "open-day");
	const before = listFiles();
	expect(() => create(...args)).toThrow(message);
	expect(() => create(...args)).toThrow(UserError);
	expect(listFiles()).toEqual(before);
});

test("a list that can’t be read stays as it is", () => {
	project.write("content/reviews.json", "[{");
	expect(() => create("review", "Quincy Q.")).toThrow("content/reviews.json can’t be read. npm run check:content says what’s wrong with it.");
	expect(readFileSync(join(project.root, "content/reviews.json"), "utf8")).toBe("[{");
});
