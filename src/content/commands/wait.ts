import { describeProblems } from "../../problems/report";
import { checkForBuild } from "../checks";
import { watchContent } from "./watch";

/**
 * Waits until nothing would stop a build.
 * @param print gets what's wrong each time it changes, and at last that it's right
 */
export const waitForContent = async (
	root: string,
	print: (message: string) => void,
): Promise<void> => {
	let printed = "";
	const isRight = async (): Promise<boolean> => {
		const { problems } = await checkForBuild(root);
		const message =
			problems.length > 0
				? `${describeProblems(problems)}\nThe site starts as soon as it's all fixed and saved.`
				: "";
		if (message && message !== printed) print(message);
		printed = message;
		return problems.length === 0;
	};
	if (await isRight()) return;
	await new Promise<void>((resolve, reject) => {
		const stop = watchContent(root, () =>
			isRight().then((right) => (right ? void stop().then(resolve, reject) : undefined), reject),
		);
	});
	print("content/ has no problems anymore.");
};
