import { parseArgs } from "node:util";
import { type KindName, parseKind, Refusal } from "./kinds";
import type { Options } from "./source";

interface Command {
	readonly kind: KindName;
	readonly title: string;
	readonly options: Pick<Options, "category" | "like">;
}

/** What `npm run new` is asked for. A title without quotes comes as several words. @throws Refusal if the kind or an option isn't one */
export const parseCommand = (args: readonly string[]): Command => {
	const { values, positionals } = parseArgs({
		args: [...args],
		options: { category: { type: "string" }, like: { type: "string" } },
		allowPositionals: true,
		strict: false,
	});
	const { category, like, ...unknown } = values;
	const [name] = Object.keys(unknown);
	if (name !== undefined) throw new Refusal(`“--${name}” isn’t an option. There are --category and --like, both for services, each followed by a slug.`);
	if (typeof category === "boolean" || typeof like === "boolean") {
		throw new Refusal("Write a slug after --category and after --like, such as --like microneedling.");
	}
	const [word, ...title] = positionals;
	return { kind: parseKind(word), title: title.join(" "), options: { category, like } };
};
