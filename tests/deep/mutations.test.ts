/**
 * Makes 500 mistakes in the site's own content, always the same ones: the check names each one's
 * file.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { checkWithoutPictures } from "../../src/content/checks";
import { findCollection } from "../../src/content/collections";
import { parsePath } from "../../src/problems";
import { getShape, listFields } from "../../src/schemas/entry-fields";
import { getPartAt, splitNull } from "../../src/schemas/shape";
import { changed } from "../support/content-fixture";

const count = 500;
const root = mkdtempSync(join(tmpdir(), "mutations-"));
for (const name of ["content", "static"]) cpSync(name, join(root, name), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const places = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }).flatMap(
	(name) => {
		const collection = name.endsWith(".json") ? findCollection(name) : undefined;
		if (!collection) return [];
		const text = readFileSync(join(root, "content", name), "utf8");
		const whole = JSON.parse(text);
		const shape =
			collection.layout === "array"
				? { items: getShape(collection.schema) }
				: getShape(collection.schema);
		return listFields(whole, shape).map((field) => {
			const keys = parsePath(field.path);
			const required =
				splitNull(getPartAt(shape, keys.slice(0, -1)) ?? {}).schema.required?.includes(
					String(keys.at(-1)),
				) ?? false;
			return { ...field, file: `content/${name}`, text, whole, required };
		});
	},
);
type Place = (typeof places)[number];

const write = (value: unknown): string => `${JSON.stringify(value, null, "\t")}\n`;
const toOtherType = (value: unknown): unknown =>
	typeof value === "string" ? value.length : typeof value === "number" ? `$${value}` : ["none"];
const set = ({ path, whole }: Place, value: unknown): string =>
	write(changed(whole, parsePath(path), value));

/** A mistake of each kind; undefined where it can't be made. */
const kinds: Readonly<Record<string, (place: Place) => string | undefined>> = {
	"a dropped field": (place) => (place.required ? set(place, undefined) : undefined),
	"a wrong type": (place) => set(place, toOtherType(place.value)),
	"a broken reference": (place) =>
		place.shape.reference || (place.shape.address && !String(place.value).startsWith("https:"))
			? set(place, `${place.value}x`)
			: undefined,
	"a truncated file": ({ text }) => text.slice(0, Math.floor(text.length / 2)),
	"a typo in a field's name": ({ path, text }) => {
		const name = String(parsePath(path).findLast((key) => typeof key === "string"));
		return name.length > 2 ? text.replace(`"${name}":`, `"${name.slice(0, -1)}":`) : undefined;
	},
	"a wrong encoding": ({ text }) => Buffer.from(text).toString("latin1"),
};

const isNamed = (file: string, text: string): boolean => {
	const original = readFileSync(join(root, file), "utf8");
	writeFileSync(join(root, file), text);
	const { problems } = checkWithoutPictures(root);
	writeFileSync(join(root, file), original);
	return problems.some((problem) => problem.file === file);
};

test(`of ${count} mistakes none is missed`, () => {
	expect(checkWithoutPictures(root).problems).toEqual([]);
	const numbers = fc.sample(fc.nat(places.length - 1), { seed: 30, numRuns: count * 20 });
	const made = numbers.flatMap((number, index): [Place, string, string][] => {
		const [kind = "", mutate] = Object.entries(kinds)[index % Object.keys(kinds).length] ?? [];
		const place = places[number];
		const text = place && mutate?.(place);
		return place && text !== undefined && text !== place.text ? [[place, kind, text]] : [];
	});
	expect(made.length).toBeGreaterThan(count);
	expect(
		made
			.slice(0, count)
			.flatMap(([place, kind, text]) =>
				isNamed(place.file, text) ? [] : [`${kind}: ${place.file} ${place.path}`],
			),
	).toEqual([]);
});
