import { nginxInclude } from "./nginx-include";
import { pageFile } from "./site-files";

const home = pageFile("/index.html", "<script>home</script>");
const about = pageFile("/about/index.html", "<script>about</script>");
const pages = [pageFile("/404.html", "<p>"), about, home, pageFile("/404/index.html", "<p>")];

const include = nginxInclude(pages, [
	{ from: "/book", to: "/schedule" },
	{ from: "/faq", to: "/resources#faqs" },
]);

test("every page's file has its own policy", () => {
	for (const { file, policy } of pages) expect(include).toContain(`"${file}" "${policy}";`);
	expect(about.policy).not.toBe(home.policy);
});

test("a redirect is answered with and without a slash at the end, and keeps the query before the anchor", () =>
	expect(include).toContain(`map $uri $redirect {
	default "";
	"/book" "/schedule$is_args$args";
	"/book/" "/schedule$is_args$args";
	"/faq" "/resources$is_args$args#faqs";
	"/faq/" "/resources$is_args$args#faqs";
}`));

test("the tables are large enough for more redirects than pages", () => {
	const many = Array.from({ length: 1000 }, (_, index) => ({ from: `/${"long-name-".repeat(9)}${index}`, to: "/about" }));
	const [, size, bucket] = /map_hash_max_size (\d+);\nmap_hash_bucket_size (\d+);/.exec(nginxInclude(pages, many)) ?? [];
	expect(Number(size)).toBeGreaterThanOrEqual(8000);
	expect(Number(bucket)).toBeGreaterThan((many[999]?.from.length ?? Number.POSITIVE_INFINITY) + 1);
});

test("transport security is sent over TLS alone, for as long as the machine says", () =>
	expect(include).toMatch(/map \$https \$strict_transport_security \{\n\tdefault "";\n\ton "max-age=\$hsts_max_age; includeSubDomains";\n\}/));

test("nginx's own pages have their policies, are never kept, and say when to try again; the site's pages don't", () => {
	const refusal = pageFile("/.nginx/too-many.html", "<style>b{}</style>");
	const text = nginxInclude(pages, [], [refusal]);
	expect(text).toContain(`"${refusal.file}" "${refusal.policy}";`);
	expect(text).toContain(`map $uri $retry_after {\n\tdefault "";\n\t"${refusal.file}" 60;\n}`);
	expect(text).not.toContain(`"${refusal.file}" "no-cache"`);
});

test("the tables are large enough for a thousand pages of long names", () => {
	const many = Array.from({ length: 1000 }, (_, index) => pageFile(`/services/${"long-name-".repeat(9)}${index}/index.html`, "<p>"));
	const [, size, bucket] = /map_hash_max_size (\d+);\nmap_hash_bucket_size (\d+);/.exec(nginxInclude(many, [])) ?? [];
	expect(Number(size)).toBeGreaterThanOrEqual(4000);
	expect(Number(bucket)).toBeGreaterThan(many[999]?.file.length ?? Number.POSITIVE_INFINITY);
});

test("what nginx would read as a variable is refused", () => expect(() => nginxInclude([{ ...home, policy: "default-src $x" }], [])).toThrow(/dollar signs/));
