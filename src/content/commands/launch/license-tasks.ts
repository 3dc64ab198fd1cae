import { type LaunchTask, requiredTask } from "./tasks";

/** @param license the text of LICENSE, in which brackets stand for what only the owner knows */
export const listLicenseTasks = (license: string): LaunchTask[] => {
	const places = license
		.split("\n")
		.flatMap((text, index) =>
			/\[[^\]]+\]/.test(text) ? [{ file: "LICENSE", path: "", line: index + 1 }] : [],
		);
	return places.length > 0
		? [
				requiredTask(
					"the license doesn't name the owner yet",
					"Replace the words in brackets with the owner's legal name.",
					places,
				),
			]
		: [];
};
