import { describeProblems } from "../../schemas/report";
import { checkBuild } from "../checks";
import type { LoadedContent } from "../load";
import { watchContent } from "./watch";

/** @param print gets what's wrong each time it changes, and at last that it's right */
export const waitForContent = async (root: string, print: (message: string) => void): Promise<LoadedContent> => {
	let printed = "";
	const check = async (): Promise<LoadedContent | undefined> => {
		const { loaded, problems } = await checkBuild(root);
		const message = problems.length > 0 ? `${describeProblems(problems)}\nThe site starts as soon as it's all fixed and saved.` : "";
		if (message && message !== printed) print(message);
		printed = message;
		return problems.length === 0 ? loaded : undefined;
	};
	const first = await check();
	if (first) return first;
	const fixed = await new Promise<LoadedContent>((resolve, reject) => {
		const stop = watchContent(root, () =>
			check().then((loaded) => {
				if (loaded) stop().then(() => resolve(loaded), reject);
			}, reject),
		);
	});
	print("content/ has no problems anymore.");
	return fixed;
};
