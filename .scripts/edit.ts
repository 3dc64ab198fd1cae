/**
 * `npm run edit -- [--port 8100]`: serves the form editor for content/ on this computer, and checks
 * the content on every save.
 */
import { parseArgs } from "node:util";
import { editorHost, startEditor } from "../src/editor/server";
import { reportSaves } from "../src/editor/watch";

const root = process.cwd();

const introduction = (address: string) => `The content editor is at ${address}

1. Open that address in Chrome, Edge or Chromium on this computer.
2. Click “Work with Local Repository” and choose this folder: ${root}
3. Allow the browser to save changes there.

What you save is checked here. Ctrl-C ends the editor.
`;

const isTaken = (error: unknown) =>
	error instanceof Error && "code" in error && error.code === "EADDRINUSE";

const run = async () => {
	const { values } = parseArgs({ options: { port: { type: "string", default: "8100" } } });
	const port = Number(values.port);
	const address = `http://${editorHost}:${port}`;
	try {
		await startEditor(root, port);
	} catch (error) {
		if (!isTaken(error)) throw error;
		console.error(
			`Port ${port} is taken, perhaps by an editor that’s already running: open ${address}.\nOr choose another: npm run edit -- --port ${port + 1}`,
		);
		process.exit(1);
	}
	reportSaves(root, (text) => console.log(`${text}\n`));
	console.log(introduction(address));
};

run().catch((error: unknown) => {
	console.error(error);
	process.exit(2);
});
