import { checkBuild } from "./checks/build";
import { describeProblems } from "./report";
import { watchContent } from "./watch";

/**
 * Waits until content/ has no problem that would stop a build; it doesn't wait if there's none.
 * @param root the project's root folder
 * @param print shows what's wrong, each time that it's something else, and at last that it's right
 */
export const waitForContent = async (root: string, print: (message: string) => void): Promise<void> => {
	let printed = "";
	const check = async (): Promise<boolean> => {
		const { problems } = await checkBuild(root);
		const message = problems.length > 0 ? `${describeProblems(problems)}\nThe site starts as soon as it's all fixed and saved.` : "";
		if (message && message !== printed) print(message);
		printed = message;
		return problems.length === 0;
	};
	if (await check()) return;
	await new Promise<void>((resolve, reject) => {
		const stop = watchContent(root, () =>
			check().then((isRight) => {
				if (isRight) stop().then(resolve, reject);
			}, reject),
		);
	});
	print("content/ has no problems anymore.");
};
