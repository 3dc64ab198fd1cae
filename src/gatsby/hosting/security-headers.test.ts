import { hashInline, pagePolicy, readHstsMaxAge, workerPolicy } from "./security-headers";

const directives = (policy: string): Record<string, string> =>
	Object.fromEntries(
		policy.split("; ").map((part) => [part.split(" ", 1)[0], part.split(" ").slice(1).join(" ")]),
	);

test("a page allows its inline texts by hash, and our own host", () => {
	const none = "'none'";
	expect(
		directives(
			pagePolicy({ scripts: ["alert(1)"], styles: ["p{}"], styleAttributes: ["color:red"] }),
		),
	).toEqual({
		"default-src": "'self'",
		"script-src": `'self' ${hashInline("alert(1)")}`,
		"script-src-attr": none,
		"style-src": `'self' ${hashInline("p{}")}`,
		"style-src-attr": `'unsafe-hashes' ${hashInline("color:red")}`,
		"form-action": "'self'",
		...{ "frame-src": none, "base-uri": none, "frame-ancestors": none, "object-src": none },
		"require-trusted-types-for": "'script'",
		"trusted-types": "default",
	});
	expect(
		directives(pagePolicy({ scripts: [], styles: [], styleAttributes: [] }))["style-src-attr"],
	).toBe(none);
});

test("a service worker may fetch from our own host alone", () =>
	expect(workerPolicy).toMatch(
		/^default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'$/,
	));

test("a build says how long browsers insist on TLS, by default five minutes", () => {
	expect(["63072000", "0", "", undefined].map((value) => readHstsMaxAge(value))).toEqual([
		63072000, 0, 300, 300,
	]);
	for (const wrong of ["two years", "-1"])
		expect(() => readHstsMaxAge(wrong)).toThrow(
			/HSTS_MAX_AGE is ".*Expected whole seconds.*Correct the variable/,
		);
});
