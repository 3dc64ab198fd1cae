/** The rules of html-validate for the site's pages (tests/validation/html.test.mjs). Each rule that's off or has a setting has a reason. */
export default {
	root: true,
	extends: ["html-validate:recommended", "html-validate:a11y", "html-validate:document"],
	rules: {
		// Style, not validity: React writes `srcSet`, `required=""` and `<meta/>`, the server's own pages don't.
		"attr-case": "off",
		"attribute-boolean-style": "off",
		"doctype-style": "off",
		"no-trailing-whitespace": "off",
		"void-style": "off",
		// React's useId makes ids such as `_R_2b9_`; HTML only forbids spaces.
		"valid-id": ["error", { relaxed: true }],
		// A list may have a name.
		"aria-label-misuse": ["error", { allowAnyNamable: true }],
		// A label around its field may name it, too.
		"no-redundant-for": "off",
		// The scroll progress is a `div`, because each browser draws a `progress` in its own way.
		"prefer-native-element": ["error", { exclude: ["progressbar"] }],
		// Gatsby's router writes two. A style that a page's policy doesn't know fails tests/hosting/policy.spec.ts.
		"no-inline-style": "off",
		// Visitors search for a phone number and copy it: it has plain spaces and hyphens.
		"tel-non-breaking": "off",
		// For files from other hosts; the site has none.
		"require-sri": "off",
	},
};
