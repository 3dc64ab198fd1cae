import { sampleProject } from "../../../tests/support/content-fixture";
import { loadContent } from "../load";
import { waitForContent } from "./wait";

test("content without problems is waited for neither with a word nor with a watch", async () => {
	const print = jest.fn();
	await waitForContent(sampleProject().root, print);
	expect(print).not.toHaveBeenCalled();
});

test("says what's wrong, says it anew when something else is wrong, and ends when all is right", async () => {
	const { root, read, set, write } = sampleProject();
	const good = read("content/site.json");
	set("content/site.json", ["priceRange"], 2);
	const printed: string[] = [];
	const next = new Map<number, () => void>([
		[1, () => write("content/site.json", '{ "name": }')],
		[2, () => write("content/site.json", good)],
	]);
	await waitForContent(root, (message) => {
		printed.push(message);
		next.get(printed.length)?.();
	});
	expect(printed).toEqual([
		expect.stringMatching(/^content\/site\.json:\d+:\d+ {2}priceRange\n[\s\S]*as soon as it's all fixed and saved\.$/),
		expect.stringMatching(/^content\/site\.json:1:11\n/),
		"content/ has no problems anymore.",
	]);
	expect(loadContent(root).problems).toEqual([]);
});
