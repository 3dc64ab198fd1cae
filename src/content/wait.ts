import { checkContent } from "./checks";
import { describeProblems } from "./report";
import { watchContent } from "./watch";

/**
 * Waits until content/ has no problem that would stop a build; it doesn't wait if there's none.
 * @param root the project's root folder
 * @param print shows what's wrong, each time that it's something else, and at last that it's right
 */
export const waitForContent = async (root: string, print: (message: string) => void): Promise<void> => {
	let printed = "";
	const check = (): boolean => {
		const { problems } = checkContent(root);
		const message = problems.length > 0 ? `${describeProblems(problems)}\nThe site starts as soon as it's all fixed and saved.` : "";
		if (message && message !== printed) print(message);
		printed = message;
		return problems.length === 0;
	};
	if (check()) return;
	await new Promise<void>((resolve, reject) => {
		const stop = watchContent(root, () => {
			if (check()) stop().then(resolve, reject);
		});
	});
	print("content/ has no problems anymore.");
};
