import { withFolder } from "../../../tests/support/folder";
import { netlifyAdapter } from "./netlify";
import { pageFile } from "./site-files";

type Context = Parameters<ReturnType<typeof netlifyAdapter>["adapt"]>[0];

const html = "<script>1</script>";
const here = process.cwd();
const { at, read, write } = withFolder();
beforeEach(() => {
	write("public/about/index.html", html);
	process.chdir(at());
});
afterEach(() => process.chdir(here));

/** What Gatsby hands its adapter: a page, a function's route, and headers of its own. */
const context = {
	routesManifest: [
		{ type: "static", path: "/about", filePath: "public/about/index.html", headers: [{ key: "x-frame-options", value: "DENY" }] },
		{ type: "redirect", path: "/old", toPath: "/about", status: 301, headers: [] },
	],
	functionsManifest: [],
	headerRoutes: [{ path: "/*", headers: [{ key: "x-xss-protection", value: "1; mode=block" }] }],
	pathPrefix: "",
	trailingSlash: "never",
	remoteFileAllowedUrls: [],
	reporter: { verbose: () => undefined, info: () => undefined },
} as unknown as Context;

test("Netlify gets our headers and not Gatsby's, written once, and the page at its address without a slash", async () => {
	await netlifyAdapter().adapt(context);
	await netlifyAdapter().adapt({ ...context, routesManifest: [] });
	const headers = read("public/_headers");
	expect(headers).not.toContain("x-xss-protection");
	expect(headers).not.toContain("x-frame-options");
	expect(headers.match(/^\/\*$/gm)).toHaveLength(1);
	expect(headers).toContain("Strict-Transport-Security");
	expect(read("public/about.html")).toBe(html);
});

test("a page's policy is under the address Netlify answers", async () => {
	await netlifyAdapter().adapt(context);
	const { policy } = pageFile("/about/index.html", html);
	expect(read("public/_headers")).toContain(`/about\n  Content-Security-Policy: ${policy}`);
	expect(read("public/_redirects")).toContain("/old  /about  301");
});

test("the service worker's offline page isn't replaced by the one with the app", async () => {
	write("public/offline/index.html", html);
	write("public/offline.html", "without the app");
	const page: Context["routesManifest"][number] = { type: "static", path: "/offline", filePath: "public/offline/index.html", headers: [] };
	await netlifyAdapter().adapt({ ...context, routesManifest: [...context.routesManifest, page] });
	expect(read("public/offline.html")).toBe("without the app");
	expect(read("public/offline/index.html")).toBe(html);
});

test("a function's package gets the files that it reads while it runs", async () => {
	for (const file of ["content/site.json", "content/services/a.json", "content/services/a.jpg", ".cache/functions/send.js"]) write(file);
	const entry = ".cache/functions/send.js";
	const functionsManifest = [{ functionId: "send", name: "/api/send", pathToEntryPoint: entry, requiredFiles: [entry] }];
	await netlifyAdapter().adapt({ ...context, functionsManifest });
	const { config } = JSON.parse(read(".netlify/functions-internal/send/send.json"));
	expect(config.includedFiles).toEqual([entry, "content/services/a.json", "content/site.json", "public/offline/index.html"]);
});
