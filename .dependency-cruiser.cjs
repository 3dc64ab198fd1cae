/**
 * Which room may import which (docs: README, "Where things live"). Data flows content → schemas → gatsby → templates → sections →
 * components → ui; imports never go back. Each comment says the way out, and is printed with a failure.
 */
const rule = (name, comment, from, to) => ({ name, severity: "error", comment, from: { path: from, pathNot: "\\.test\\.tsx?$" }, to });

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		{
			name: "no-circles",
			severity: "error",
			comment: "Two files import each other: move what both need into a third, below them.",
			from: {},
			to: { circular: true },
		},
		rule(
			"pages-only-compose",
			"A page or template imports sections, components, ui, hooks and lib: put anything else into one of them.",
			"^src/(pages|templates)/",
			{ path: "^src/(pages|templates|gatsby|schemas|runtime|api|server)/" },
		),
		rule(
			"sections-stand-alone",
			"A page's sections import no section of another page: what two pages share becomes a component. Parts of one section stand beside it in its folder.",
			"^src/sections/([^/]+)/",
			{ path: "^src/sections/", pathNot: "^src/sections/$1/" },
		),
		rule("sections-look-down", "Sections import components, ui, motion, hooks and lib only.", "^src/sections/", {
			path: "^src/(pages|templates|runtime|gatsby|schemas|api|server)/",
		}),
		rule(
			"components-look-down",
			"Components import ui, motion, hooks and lib only: move the piece into components, or pass it in as a property.",
			"^src/components/",
			{ path: "^src/(pages|templates|sections|runtime|gatsby|schemas|api|server)/" },
		),
		rule("ui-looks-down", "The smallest parts import motion, styles, hooks and lib only.", "^src/ui/", {
			path: "^src/(pages|templates|sections|components|runtime|gatsby|schemas|api|server)/",
		}),
		rule("motion-stands-alone", "Motion imports hooks and lib only.", "^src/motion/", {
			path: "^src/(pages|templates|sections|components|ui|runtime|gatsby|schemas|api|server)/",
		}),
		rule("lib-is-pure", "lib holds pure functions: no React, no Gatsby, no other room. Move the function, or pass in what it needs.", "^src/lib/", {
			path: "^src/(?!lib/)|^node_modules/(react|react-dom|gatsby)/",
		}),
		rule("hooks-import-lib", "Hooks import lib and other hooks only.", "^src/hooks/", { path: "^src/(?!lib/|hooks/|gatsby-types)" }),
		rule("schemas-stand-alone", "Schemas import schemas and lib only: they describe content, they do not build it.", "^src/schemas/", {
			path: "^src/(?!schemas/|lib/)",
		}),
		rule("gatsby-builds", "src/gatsby runs in Node at build time: it imports schemas and lib only.", "^src/gatsby/", {
			path: "^src/(?!gatsby/|schemas/|lib/)",
		}),
		rule("functions-are-thin", "A function imports src/server and nothing else: what it does stands there.", "^src/api/", { path: "^src/(?!api/|server/)" }),
		rule("server-imports-lib", "src/server runs in Node behind the functions: it imports lib and other parts of src/server only.", "^src/server/", {
			path: "^src/(?!server/|lib/)",
		}),
		rule(
			"browser-without-node",
			"Browser code imports nothing of src/gatsby or src/server and no runtime value of src/schemas: put what both need into lib, or import the type alone.",
			"^(src/(pages|templates|sections|components|ui|motion|hooks|runtime|lib)/|gatsby-browser)",
			{ path: "^src/(gatsby|schemas|server)/", dependencyTypesNot: ["type-only"] },
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
			comment: "The import names a file or package that is not there: correct the path, or add the package.",
			from: {},
			// gatsby-entry: an alias of src/gatsby/start-scripts.ts, there in a build alone.
			to: { couldNotResolve: true, pathNot: "^gatsby-entry$" },
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
