/** Takes out what Tailwind writes for browsers older than ours (package.json, browserslist): a twentieth of the styles. */
const removeFallbacks = {
	postcssPlugin: "remove-fallbacks",
	OnceExit: (root) => {
		root.walkAtRules("layer", (layer) => void (layer.params === "properties" && layer.remove()));
		root.walkAtRules(
			"supports",
			(supports) =>
				void (supports.params.includes("color-mix") && supports.replaceWith(supports.nodes)),
		);
	},
};

module.exports = { plugins: [require("@tailwindcss/postcss"), removeFallbacks] };
