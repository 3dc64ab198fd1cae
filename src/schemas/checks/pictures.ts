import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pictureFile } from "../collections/parts";
import type { Content } from "../load";
import { type Problem, problemAt } from "../problem";

const toWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What an alt text says in place of what the picture shows. */
const findEmptyAlt = ({ alt, file, subject }: Content["media"][number]["value"]): string | undefined => {
	const words = toWords(alt);
	const isName = alt.toLowerCase().includes(file) || words.join(" ") === toWords(file.replace(/\.\w+$/, "")).join(" ");
	if (isName || words.every((word) => toWords(subject).includes(word)) || new Set(words).size < 3)
		return "The alt text doesn't say what the picture shows. Describe it as to someone on the phone: what's there, where, in what light.";
	return /^(?:(?:an?|the|this)\s+)?(?:image|picture|photo(?:graph)?|pic)(?:\s+(?:of|showing|shows|with)\b|\s*:)/i.test(alt)
		? "Screen readers say that it's a picture. Begin with what it shows."
		: undefined;
};

/** What can be told about pictures without opening them. References to the catalog have a check of their own. */
export function* checkPictures(content: Content, { root }: { readonly root: string }): Iterable<Problem> {
	const folder = join(root, "content/media");
	const names = existsSync(folder) ? readdirSync(folder) : [];
	for (const entry of content.media) {
		const empty = findEmptyAlt(entry.value);
		if (!names.includes(entry.value.file))
			yield problemAt(entry, "file", `content/media has no file ${entry.value.file}. Copy the picture there under this name, or remove the entry.`);
		if (empty) yield problemAt(entry, "alt", empty);
	}
	for (const name of names)
		if (pictureFile.safeParse(name).success && !content.media.some(({ value }) => value.file === name))
			yield {
				file: `content/media/${name}`,
				path: "",
				message: "The picture isn't in the catalog. Add an entry with its file, alt and subject to content/media/catalog.json, or delete the file.",
			};
}
