/**
 * Which folder may import which (docs/architecture.md). Data flows content → src/content →
 * src/gatsby → templates → sections → components → ui; imports never go back. Each comment says how
 * to fix a violation and is printed with it.
 */
const mayImport = {
	pages: ["sections", "components", "ui", "motion", "hooks", "lib"],
	templates: ["sections", "components", "ui", "motion", "hooks", "lib"],
	sections: [
		"sections",
		"components",
		"ui",
		"motion",
		"hooks",
		"browser",
		"forms",
		"lib",
		"styles",
	],
	components: ["components", "ui", "motion", "hooks", "browser", "forms", "lib", "styles"],
	ui: ["ui", "motion", "styles", "hooks", "browser", "lib"],
	motion: ["motion", "styles", "hooks", "browser", "lib"],
	hooks: ["hooks", "browser", "lib"],
	browser: ["browser", "lib"],
	forms: ["forms", "lib"],
	lib: ["lib"],
	problems: ["problems", "lib"],
	schemas: ["schemas", "problems", "lib"],
	content: ["content", "schemas", "problems", "forms", "lib"],
	gatsby: ["gatsby", "server", "content", "schemas", "problems", "lib"],
	editor: ["editor", "content", "schemas", "problems", "lib"],
	ssr: ["ssr", "components", "ui", "browser", "lib", "styles"],
	// Its pages are made of ui and the parts of forms that need no browser.
	server: ["server", "content", "schemas", "forms", "lib", "ui", "components/forms"],
};
const source = "\\.test\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		...Object.entries(mayImport).map(([folder, others]) => ({
			name: `${folder}-looks-down`,
			severity: "error",
			comment: `src/${folder} imports ${others.join(", ")} only. Move what both need further down, or pass it in as a prop.`,
			from: { path: `^src/${folder}/`, pathNot: source },
			to: { path: `^src/(?!(${others.join("|")})/|gatsby-types)` },
		})),
		{
			name: "sections-are-independent",
			severity: "error",
			comment:
				"Sections of one page import no sections of another: make what two pages share a component. Parts of one section are in its folder.",
			from: { path: "^src/sections/([^/]+)/", pathNot: source },
			to: { path: "^src/sections/", pathNot: "^src/sections/$1/" },
		},
		{
			name: "lib-is-pure",
			severity: "error",
			comment:
				"lib holds pure functions, without React and Gatsby. Move the function, or pass in what it needs.",
			from: { path: "^src/lib/", pathNot: source },
			to: { path: "^node_modules/(react|react-dom|gatsby)/" },
		},
		{
			name: "no-cycles",
			severity: "error",
			comment: "Two files import each other: move what both need into a third file.",
			from: {},
			to: { circular: true },
		},
		{
			name: "no-tests-in-the-site",
			severity: "error",
			comment: "The site imports no test and no test support.",
			from: { path: "^src/", pathNot: source },
			to: { path: "^tests/|\\.test\\.tsx?$" },
		},
		{
			name: "nothing-missing",
			severity: "error",
			comment:
				"The import names a file or package that does not exist: correct the path, or add the package.",
			from: {},
			to: { couldNotResolve: true },
		},
	],
	options: {
		doNotFollow: { path: "node_modules" },
		exclude: { path: "gatsby-types\\.d\\.ts$" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "require", "node", "default", "types"],
			extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".d.ts"],
		},
	},
};
