import { withFolder } from "../../../tests/support/folder";
import { getBuiltHeaders, getPolicy } from "./built-headers";
import { hashInline, workerPolicy } from "./security-headers";

const { at, write } = withFolder();

test("every page has its own policy, and every script the worker's", () => {
	write("about/index.html", "<script>a</script>");
	write("about/x.js");
	write("about/x.css");
	write(".hidden/index.html", "<p>");
	const { policies } = getBuiltHeaders(at());
	expect(policies).toEqual({
		"/about/index.html": expect.stringContaining(hashInline("a")),
		"/about/x.js": workerPolicy,
	});
});

test.each([
	[
		"an inline handler",
		'<b onclick="go()">',
		/^\/x\/index\.html has onclick="go\(\)"\. Expected .*\. Attach .*React/,
	],
	[
		"an address that's a script",
		'<a href=" javascript:go()">',
		/^\/x\/index\.html has href=" javascript:go\(\)"/,
	],
	[
		"a policy that proxies might refuse",
		Array.from({ length: 80 }, (_, at) => `<p style="width:${at}px">`).join(""),
		/80 different style attr[\s\S]*at most 4000/,
	],
])("%s stops the build, with what to do", (_name, html, message) => {
	expect(() => getPolicy("/x/index.html", html)).toThrow(message);
});
