type Rule = (value: string) => string | undefined;

let rules: Record<string, Rule> = {};
beforeAll(() => {
	Object.assign(window, {
		trustedTypes: { createPolicy: (_name: string, policy: typeof rules) => (rules = policy) },
	});
	require("./trusted-types");
});

test.each([
	[
		"createScriptURL",
		["/app-1.js", `${location.origin}/sw.js`],
		["https://evil.example/x.js", "//evil.example/x.js", "data:text/javascript,1", "javascript:1"],
	],
	[
		"createHTML",
		["<script></script>", '{"@type":"FAQPage"}', ""],
		["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "a<b"],
	],
	["createScript", ['{"a":[1]}'], ["alert(1)", "{}alert(1)", "(function(){})()"]],
])("%s takes %j, and nothing like %j", (name, harmless, harmful) => {
	expect(harmless.map((value) => rules[name]?.(value))).toEqual(harmless);
	expect(harmful.map((value) => rules[name]?.(value))).toEqual(harmful.map(() => undefined));
});
