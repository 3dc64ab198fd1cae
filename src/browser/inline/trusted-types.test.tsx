const load = () => jest.isolateModules(() => void require("./trusted-types"));
type Rule = (value: string) => string | undefined;

/** The rules the script gives the browser. */
const rules = (): { name: string; createScriptURL: Rule; createHTML: Rule; createScript: Rule } => {
	let made: unknown;
	Object.assign(window, { trustedTypes: { createPolicy: (name: string, policy: object) => (made = { name, ...policy }) } });
	load();
	return made as ReturnType<typeof rules>;
};
afterEach(() => Reflect.deleteProperty(window, "trustedTypes"));

test("it is the default policy, and does nothing in browsers without Trusted Types", () => {
	expect(rules().name).toBe("default");
	Reflect.deleteProperty(window, "trustedTypes");
	expect(load).not.toThrow();
});

test("scripts and workers come from our own host only", () => {
	const { createScriptURL } = rules();
	for (const own of ["/app-1.js", "sw.js", `${location.origin}/sw.js`]) expect(createScriptURL(own)).toBe(own);
	for (const other of ["https://evil.example/x.js", "//evil.example/x.js", "data:text/javascript,1", "blob:https://evil.example/1", "javascript:1"])
		expect(createScriptURL(other)).toBeUndefined();
});

test("markup is React's empty script element or holds no tag", () => {
	const { createHTML } = rules();
	for (const harmless of ["<script></script>", '{"@type":"FAQPage"}', ""]) expect(createHTML(harmless)).toBe(harmless);
	for (const harmful of ["<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "a<b"]) expect(createHTML(harmful)).toBeUndefined();
});

test("script text is JSON", () => {
	const { createScript } = rules();
	expect(createScript('{"a":[1]}')).toBe('{"a":[1]}');
	for (const code of ["alert(1)", "{}alert(1)", "(function(){})()"]) expect(createScript(code)).toBeUndefined();
});
