/**
 * Which folder may import which (docs/architecture.md). Data flows content → src/content → src/gatsby → templates → sections → components → ui;
 * imports never go back. Each comment says how to fix a violation and is printed with the failure.
 */
const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from: { path: from, pathNot: "\\.test\\.tsx?$" }, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: "no-cycles",
			severity: "error",
			comment: "Two files import each other: move what both need into a third file.",
			from: {},
			to: { circular: true },
		},
		rule(
			"pages-only-compose",
			"Pages and templates import sections, components, ui, hooks and lib only: move anything else into one of them.",
			"^src/(pages|templates)/",
			{ path: "^src/(pages|templates|browser|content|gatsby|ssr|api|server)/" },
		),
		rule(
			"sections-are-independent",
			"Sections of one page import no sections of another: make what two pages share a component. Parts of one section are in its folder.",
			"^src/sections/([^/]+)/",
			{ path: "^src/sections/", pathNot: "^src/sections/$1/" },
		),
		rule("sections-look-down", "Sections import components, ui, motion, hooks, browser and lib only.", "^src/sections/", {
			path: "^src/(pages|templates|content|gatsby|ssr|api|server)/",
		}),
		rule(
			"components-look-down",
			"Components import ui, motion, hooks, browser and lib only: move the piece into components, or pass it in as a prop.",
			"^src/components/",
			{ path: "^src/(pages|templates|sections|content|gatsby|ssr|api|server)/" },
		),
		rule("ui-looks-down", "ui imports motion, styles, hooks, browser and lib only.", "^src/ui/", {
			path: "^src/(pages|templates|sections|components|content|gatsby|ssr|api|server)/",
		}),
		rule("motion-looks-down", "Motion imports hooks, browser and lib only.", "^src/motion/", {
			path: "^src/(pages|templates|sections|components|ui|content|gatsby|ssr|api|server)/",
		}),
		rule("hooks-look-down", "Hooks import browser, lib and other hooks only.", "^src/hooks/", { path: "^src/(?!browser/|lib/|hooks/|gatsby-types)" }),
		rule("browser-imports-lib", "src/browser touches the DOM or keeps state: it imports lib only.", "^src/browser/", { path: "^src/(?!browser/|lib/)" }),
		rule("lib-is-pure", "lib holds pure functions: no React, no Gatsby, no other folder. Move the function, or pass in what it needs.", "^src/lib/", {
			path: "^src/(?!lib/)|^node_modules/(react|react-dom|gatsby)/",
		}),
		rule("content-imports-lib", "src/content describes, loads and checks content: it imports lib only.", "^src/content/", { path: "^src/(?!content/|lib/)" }),
		rule("gatsby-builds", "src/gatsby runs in Node at build time: it imports content and lib only.", "^src/gatsby/", {
			path: "^src/(?!gatsby/|content/|lib/)",
		}),
		rule("editor-looks-down", "src/editor makes forms of the schemas: it imports content and lib only.", "^src/editor/", {
			path: "^src/(?!editor/|content/|lib/)",
		}),
		rule("editor-is-apart", "The form editor isn't part of the site: nothing imports src/editor.", "^src/(?!editor/)", { path: "^src/editor/" }),
		rule("ssr-renders", "src/ssr renders the document around a page at build time: it imports components, ui, browser and lib only.", "^src/ssr/", {
			path: "^src/(?!ssr/|components/|ui/|browser/|lib/|styles/)",
		}),
		rule("functions-are-thin", "Functions import src/server only: the work is done there.", "^src/api/", { path: "^src/(?!api/|server/)" }),
		rule(
			"server-looks-down",
			"src/server runs in Node: it imports content, lib and other parts of src/server, and for its pages ui and the parts of forms, which need no browser.",
			"^src/server/",
			{ path: "^src/(?!server/|content/|lib/|ui/|components/forms/)" },
		),
		rule(
			"browser-without-node",
			"Browser code imports nothing from src/gatsby or src/server, and only types from src/content: move what both need into lib, or import only the type.",
			"^(src/(pages|templates|sections|components|ui|motion|hooks|browser|lib)/|gatsby-browser)",
			{ path: "^src/(gatsby|content|server)/", dependencyTypesNot: ["type-only"] },
		),
		{
			name: "no-tests-in-the-site",
			severity: "error",
			comment: "The site imports no test and no test support.",
			from: { path: "^src/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^tests/|\\.test\\.tsx?$" },
		},
		{
			name: "nothing-missing",
			severity: "error",
			comment: "The import names a file or package that does not exist: correct the path, or add the package.",
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
