const doubles = {
	"^gatsby$": "<rootDir>/tests/support/gatsby-double.ts",
	"\\.(css|woff2)$": "<rootDir>/tests/support/file-double.js",
};
// Why apart: tests/support/node-environment.js.
const native = {
	"^(?:@photostructure/)?(cspell-lib|sharp|sqlite)$": "<rootDir>/tests/support/native/$1.js",
};
/** `npm run test:deep` runs other tests than `npm run test:unit`. */
const isDeep = process.env.JEST_DEEP === "1";
/**
 * Unit tests beside their source, content tests in tests/content. Components render into jsdom with
 * Gatsby's doubles.
 */
const shared = {
	// Every module and test is in these folders, so what a build writes isn't searched.
	roots: ["<rootDir>/src", "<rootDir>/tests", "<rootDir>/bench"],
	// Jest can't load ES modules, so libraries that are nothing else are transformed.
	transformIgnorePatterns: [
		"/node_modules/(?!(feed|vcard-creator|lucide-react/dist/esm)/)",
		"<rootDir>/tests/support/node-environment.js",
	],
	transform: { "\\.m?[jt]sx?$": "<rootDir>/tests/support/jest-transform.js" },
};
const node = {
	...shared,
	displayName: "node",
	testEnvironment: "<rootDir>/tests/support/node-environment.js",
	moduleNameMapper: { ...doubles, ...native },
	testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/tests/content/**/*.test.ts"],
};
const dom = {
	...shared,
	displayName: "dom",
	testEnvironment: "jsdom",
	moduleNameMapper: doubles,
	testMatch: ["<rootDir>/src/**/*.test.tsx"],
	setupFilesAfterEnv: ["<rootDir>/tests/support/jest-dom.ts"],
};

/** The built site and its server: `npm run build` comes first. */
const built = {
	...node,
	displayName: "built",
	testMatch: [
		"<rootDir>/tests/{bench,server,validation}/*.test.{mjs,ts}",
		"<rootDir>/tests/engines/*.test.mjs",
	],
};
/** The slow tests: `npm run build` comes first, and they run one after another. */
const deep = {
	...node,
	displayName: "deep",
	testMatch: [
		"<rootDir>/tests/deep/*.test.{mjs,ts}",
		"<rootDir>/tests/server/{faults,fuzz}.test.mjs",
		"<rootDir>/tests/engines/*.test.mjs",
	],
};

module.exports = {
	// Only a test that hangs takes this long, because tests wait for events, not for a time.
	testTimeout: isDeep ? 3_600_000 : 120_000,
	projects: isDeep ? [deep] : [node, dom, built],
};
