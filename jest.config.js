/** Unit tests beside their source, content tests in tests/content. Components render into jsdom with Gatsby's doubles. */
const shared = {
	transform: { "\\.[jt]sx?$": "<rootDir>/tests/support/jest-transform.js" },
	moduleNameMapper: { "^gatsby$": "<rootDir>/tests/support/gatsby-double.tsx", "\\.(css|woff2)$": "<rootDir>/tests/support/file-double.js" },
	testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/"],
	modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
	transformIgnorePatterns: ["node_modules/(?!(gatsby-plugin-image|simple-icons)/)"],
};

module.exports = {
	projects: [
		{ ...shared, displayName: "node", testEnvironment: "node", testMatch: ["<rootDir>/src/**/*.test.ts", "<rootDir>/tests/content/**/*.test.ts"] },
		{
			...shared,
			displayName: "dom",
			testEnvironment: "jsdom",
			testMatch: ["<rootDir>/src/**/*.test.tsx"],
			setupFilesAfterEnv: ["<rootDir>/tests/support/jest-dom.ts"],
		},
	],
};
