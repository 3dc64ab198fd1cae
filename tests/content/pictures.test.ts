import { checkPictureFiles } from "../../src/content/checks/picture-files";
import { loadContent } from "../../src/content/load";

test("every picture file of content/media is whole, private, and large enough for its places", async () => {
	const root = process.cwd();
	expect(await checkPictureFiles(root, loadContent(root).content)).toEqual([]);
});
