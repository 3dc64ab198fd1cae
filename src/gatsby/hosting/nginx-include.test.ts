import { nginxInclude } from "./nginx-include";
import { pageFile } from "./site-files";

const home = pageFile("/index.html", "<script>home</script>");
const about = pageFile("/about/index.html", "<script>about</script>");
const pages = [pageFile("/404.html", "<p>"), about, home, pageFile("/404/index.html", "<p>")];

test("the tables are large enough for more redirects than pages", () => {
	const many = Array.from({ length: 1000 }, (_, index) => ({ from: `/${"long-name-".repeat(9)}${index}`, to: "/about" }));
	const [, size, bucket] = /map_hash_max_size (\d+);\nmap_hash_bucket_size (\d+);/.exec(nginxInclude(pages, many)) ?? [];
	expect(Number(size)).toBeGreaterThanOrEqual(8000);
	expect(Number(bucket)).toBeGreaterThan((many[999]?.from.length ?? Number.POSITIVE_INFINITY) + 1);
});

test("the tables are large enough for a thousand pages of long names", () => {
	const many = Array.from({ length: 1000 }, (_, index) => pageFile(`/services/${"long-name-".repeat(9)}${index}/index.html`, "<p>"));
	const [, size, bucket] = /map_hash_max_size (\d+);\nmap_hash_bucket_size (\d+);/.exec(nginxInclude(many, [])) ?? [];
	expect(Number(size)).toBeGreaterThanOrEqual(4000);
	expect(Number(bucket)).toBeGreaterThan(many[999]?.file.length ?? Number.POSITIVE_INFINITY);
});

test("what nginx would read as a variable is refused", () => expect(() => nginxInclude([{ ...home, policy: "default-src $x" }], [])).toThrow(/dollar signs/));
