import type { CreateWebpackConfigArgs } from "gatsby";
import { type Compiler, NormalModuleReplacementPlugin } from "webpack";

let emitted: readonly string[] = [];

/** The scripts and fonts of this build, relative to public/. Empty before webpack has run. */
export const emittedFiles = (): readonly string[] => emitted;

/** public/ also has the files of earlier builds, so webpack has to say which ones are from this build. */
const rememberFiles = {
	apply: (compiler: Compiler) =>
		compiler.hooks.done.tap("remember-files", ({ compilation }) => {
			emitted = compilation
				.getAssets()
				.map(({ name }) => name)
				.filter((name) => /-[0-9a-f]{20}\.js$|\.woff2$/.test(name));
		}),
};

/**
 * Replaces Gatsby's registration (cache-dir/register-service-worker.js), which starts during the first paint, refuses 127.0.0.1 with an error in
 * the console, and reloads without asking after an update.
 */
export const configureServiceWorker = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
	if (stage !== "build-javascript") return;
	const ours = `${store.getState().program.directory}/src/browser/service-worker.ts`;
	actions.setWebpackConfig({ plugins: [rememberFiles, new NormalModuleReplacementPlugin(/\/register-service-worker$/, ours)] });
};
