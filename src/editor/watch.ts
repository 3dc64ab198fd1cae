import { checkEverything } from "../content/checks";
import { type StopWatching, watchContent } from "../content/commands/watch";
import type { Problem } from "../problems";
import { countProblems, formatBlock } from "../problems/report";

export const describeSave = (saved: ReadonlySet<string>, problems: readonly Problem[]) => {
	const own = problems.filter(({ file }) => saved.has(file));
	const others = problems.filter(({ file }) => !saved.has(file));
	const files = [...saved].sort().join(", ");
	return [
		own.length > 0
			? `${files}: saved, and there’s something to do.`
			: `${files}: saved, no problems.`,
		...own.map(formatBlock),
		...(others.length > 0
			? [`${countProblems(others)} besides; npm run check:content lists them.`]
			: []),
	].join("\n\n");
};

/** Not the temporary files that browsers and editors write first. */
const isContent = (name: string) => /(^|\/)[^./][^/]*\.(json|jpg|png)$/.test(name);

export const reportSaves = (root: string, report: (text: string) => void): StopWatching =>
	watchContent(root, async (files) => {
		if (files.size === 0) return report("Every save is checked here.");
		const saved = new Set([...files].filter(isContent));
		if (saved.size === 0) return;
		try {
			report(describeSave(saved, (await checkEverything(root)).problems));
		} catch (error) {
			report(`The change couldn't be checked (${String(error)}). Save the file again.`);
		}
	});
