import { hashInline, pagePolicy, readHstsMaxAge, workerPolicy } from "./security-headers";

const inline = { scripts: ["alert(1)"], styles: ["p{}"], styleAttributes: ["color:red"] };
const directives = (policy: string): ReadonlyMap<string, string> =>
	new Map(policy.split("; ").map((part) => [part.split(" ", 1)[0] ?? "", part.split(" ").slice(1).join(" ")]));

// The figure of the W3C's own example: echo -n "alert('Hello, world.');" | openssl dgst -sha256 -binary | openssl enc -base64
test("a hash is the one of CSP's own example", () =>
	expect(hashInline("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"));

test("a page allows its own inline texts by hash, and nothing else inline", () => {
	const policy = directives(pagePolicy(inline));
	expect(policy.get("script-src")).toBe(`'self' ${hashInline("alert(1)")}`);
	expect(policy.get("style-src")).toBe(`'self' ${hashInline("p{}")}`);
	expect(policy.get("style-src-attr")).toBe(`'unsafe-hashes' ${hashInline("color:red")}`);
	expect(pagePolicy(inline)).not.toMatch(/unsafe-(?:inline|eval)|data:|https?:|\*/);
});

test("everything else is from our own host or not allowed", () => {
	const policy = directives(pagePolicy({ scripts: [], styles: [], styleAttributes: [] }));
	/** The fallbacks of missing directives (CSP Level 3, §6.8.1). */
	const standIns: Readonly<Record<string, string>> = {
		"connect-src": "default-src",
		"font-src": "default-src",
		"img-src": "default-src",
		"manifest-src": "default-src",
		"worker-src": "script-src",
	};
	for (const name of ["default-src", "connect-src", "form-action", "img-src", "font-src", "worker-src", "manifest-src", "script-src", "style-src"])
		expect([name, policy.get(name) ?? policy.get(standIns[name] ?? "")]).toEqual([name, "'self'"]);
	for (const name of ["base-uri", "frame-ancestors", "object-src", "frame-src", "script-src-attr", "style-src-attr"])
		expect([name, policy.get(name)]).toEqual([name, "'none'"]);
	expect(policy.get("require-trusted-types-for")).toBe("'script'");
	expect(policy.get("trusted-types")).toBe("default");
});

test("a service worker may fetch and import from our own host, and nothing else", () =>
	expect(directives(workerPolicy)).toEqual(
		new Map([
			["default-src", "'none'"],
			["script-src", "'self'"],
			["connect-src", "'self'"],
			["base-uri", "'none'"],
			["frame-ancestors", "'none'"],
			["object-src", "'none'"],
		]),
	));

test("a build says how long browsers insist on TLS, by default five minutes", () => {
	expect(readHstsMaxAge("63072000")).toBe(63072000);
	expect(readHstsMaxAge("0")).toBe(0);
	for (const unset of [undefined, ""]) expect(readHstsMaxAge(unset)).toBe(300);
	for (const wrong of ["two years", "-1", "1.5", "300;"])
		expect(() => readHstsMaxAge(wrong)).toThrow(/HSTS_MAX_AGE is "[\s\S]*expected: whole seconds[\s\S]*remedy:/);
});
