import type { CreateWebpackConfigArgs } from "gatsby";
import { type Compiler, NormalModuleReplacementPlugin } from "webpack";

let emitted: readonly string[] = [];

/** Names, relative to public/, of the scripts and fonts of this build's browser bundle; empty before webpack has run. */
export const emittedFiles = (): readonly string[] => emitted;

/** Remembers what webpack emits: public/ alone cannot say, because it keeps the files of earlier builds for open tabs. */
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
 * Gatsby's own registration (cache-dir/register-service-worker.js) starts beside the first paint, refuses 127.0.0.1 with
 * an error in the console, and reloads by itself after an update: ours takes its place, where the plugin asks for one.
 */
export const configureServiceWorker = ({ stage, actions, store }: CreateWebpackConfigArgs): void => {
	if (stage !== "build-javascript") return;
	const ours = `${store.getState().program.directory}/src/browser/service-worker/register.ts`;
	actions.setWebpackConfig({ plugins: [rememberFiles, new NormalModuleReplacementPlugin(/\/register-service-worker$/, ours)] });
};
