import { withFolder } from "../../../tests/support/folder";
import { getRoute, listFiles, pageFile, pageFiles } from "./site-files";

const { at, write } = withFolder();

test("a file answers the address without slash", () => {
	expect(["/index.html", "/about/index.html", "/services/x/index.html", "/404.html"].map(getRoute)).toEqual(["/", "/about", "/services/x", "/404.html"]);
});

test("every HTML file is a page with its policy; hidden folders are not looked into", () => {
	write("index.html", "<script>a</script>");
	write("about/index.html", "<p>");
	write("about/x.js", "");
	write(".hidden/index.html", "<p>");
	const files = listFiles(at());
	expect(files).toEqual(["/about/index.html", "/about/x.js", "/index.html"]);
	expect(pageFiles(at(), files).map(({ file, route }) => [file, route])).toEqual([
		["/about/index.html", "/about"],
		["/index.html", "/"],
	]);
});

test("an inline handler stops the build, with file, place and remedy", () =>
	expect(() => pageFile("/x/index.html", '<b onclick="go()">')).toThrow(/^\/x\/index\.html → onclick="go\(\)"\n {2}expected: .*\n {2}remedy: {3}.*React/));

test("a policy that proxies might refuse stops the build, with what to do", () => {
	const html = Array.from({ length: 80 }, (_, index) => `<p style="width:${index}px">`).join("");
	expect(() => pageFile("/x/index.html", html)).toThrow(/80 different style attributes[\s\S]*at most 4000[\s\S]*classes/);
});
