import type { Duty, DutyPlace, DutyState } from "./duty";

/** Characters of a line in a terminal. */
const width = 80;

/** Files that are named; of the others there's only the number. */
const mostFiles = 6;

/** Breaks a text between words, with every line after the first indented. A word that's longer than a line stays whole. */
const wrap = (text: string, indent: string): string => {
	const lines = [""];
	for (const word of text.split(" ")) {
		const line = lines.at(-1) ?? "";
		if (line === "") lines[lines.length - 1] = word;
		else if (indent.length + line.length + 1 + word.length > width) lines.push(word);
		else lines[lines.length - 1] = `${line} ${word}`;
	}
	return lines.join(`\n${indent}`);
};

/** Each file with its first place; if there are several, how many. */
const listPlaces = (places: readonly DutyPlace[]): string[] => {
	const files = [...new Set(places.map(({ file }) => file))];
	const lines = files.slice(0, mostFiles).map((file) => {
		const [first, ...others] = places.filter((place) => place.file === file);
		const place = first?.line === undefined ? file : `${file}:${first.line}`;
		const what = others.length > 0 ? `${others.length + 1} places` : first?.path;
		return what ? `${place}  ${what}` : place;
	});
	const rest = files.length - mostFiles;
	return rest > 0 ? [...lines, `and ${rest} more ${rest === 1 ? "file" : "files"}; --json lists all`] : lines;
};

const column = (name: string, text: string): string => `  ${name.padEnd(7)}${wrap(text, " ".repeat(9))}`;

const formatDuty = ({ kind, found, why, remedy, places }: Duty): string =>
	[
		kind,
		column("found", found),
		column("why", why),
		column("do", remedy),
		...listPlaces(places).map((place, index) => `  ${(index === 0 ? "where" : "").padEnd(7)}${place}`),
	].join("\n");

const formatDone = ({ kind, found }: Duty): string => `  ${wrap(`${kind}: ${found}`, "    ")}`;

/** How many duties are in each state. */
export const countDuties = (duties: readonly Duty[]): Readonly<Record<DutyState, number>> => {
	const count = (state: DutyState): number => duties.filter((duty) => duty.state === state).length;
	return { open: count("open"), look: count("look"), done: count("done") };
};

const section = (heading: string, blocks: readonly string[], separator: string): string[] =>
	blocks.length > 0 ? [`${heading}\n${"-".repeat(heading.length)}\n${blocks.join(separator)}`] : [];

/** All duties as text for a terminal of 80 columns: what's left to do, what to look at, what's done, and a count. */
export const formatDuties = (duties: readonly Duty[]): string => {
	const pick = (state: DutyState): Duty[] => duties.filter((duty) => duty.state === state);
	const { open, look, done } = countDuties(duties);
	return [
		...section("To do before the launch", pick("open").map(formatDuty), "\n\n"),
		...section("To look at", pick("look").map(formatDuty), "\n\n"),
		...section("Done", pick("done").map(formatDone), "\n"),
		open > 0 ? `${open} to do, ${look} to look at, ${done} done.` : `Nothing is left to do. ${look} to look at, ${done} done.`,
	].join("\n\n");
};
