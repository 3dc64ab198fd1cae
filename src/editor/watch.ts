import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import { checkAll } from "../content/checks/all";
import type { Problem } from "../content/problem";
import { countProblems, formatBlock } from "../content/report";

/** What the checks say after a save: the problems of the saved files, and how many there are elsewhere. */
export const describeSave = (saved: ReadonlySet<string>, problems: readonly Problem[]): string => {
	const own = problems.filter(({ file }) => saved.has(file));
	const others = problems.filter(({ file }) => !saved.has(file));
	const files = [...saved].sort().join(", ");
	return [
		own.length > 0 ? `${files}: saved, and there’s something to do.` : `${files}: saved, no problems.`,
		...own.map(formatBlock),
		...(others.length > 0 ? [`${countProblems(others)} besides; npm run check:content lists them.`] : []),
	].join("\n\n");
};

/** Content and pictures, not the temporary files that browsers and editors write first. */
const isContent = (name: string) => /(^|\/)[^./][^/]*\.(json|jpg|png)$/.test(name);

/**
 * Checks the content whenever a file of content/ is saved, and reports what the checks say. What's saved during a check is checked next, with everything
 * else that was saved by then.
 * @param root the project's root folder
 */
export const watchContent = (root: string, report: (text: string) => void): FSWatcher => {
	const saved = new Set<string>();
	let checking = false;
	const check = async () => {
		if (checking) return;
		checking = true;
		while (saved.size > 0) {
			const files = new Set(saved);
			saved.clear();
			const { problems } = await checkAll(root);
			for (const file of saved) files.add(file);
			if (saved.size === 0) report(describeSave(files, problems));
		}
		checking = false;
	};
	return watch(join(root, "content"), { recursive: true }, (_event, name) => {
		const file = name?.replaceAll("\\", "/");
		if (!file || !isContent(file)) return;
		saved.add(`content/${file}`);
		void check();
	});
};
