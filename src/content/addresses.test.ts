import { sampleProject } from "../../tests/support/content-fixture";
import { findAddresses, isOwn } from "./addresses";
import { loadContent } from "./load";

const { root, write } = sampleProject();
write("content/services/laser.json", { slug: "laser" });
const { has, pages, redirects } = findAddresses(root, loadContent(root).raw);

test.each(["/", "/about", "/404", "/admin/media", "/services/facial", "/privacy", "/norman-spa"])("%s is a page", (path) => {
	expect(pages.has(path)).toBe(true);
	expect(has(path)).toBe(true);
});

test("an entry that's invalid still has its address", () => {
	expect(has("/services/laser")).toBe(true);
});

test.each(["/logo.svg", "/rss.xml", "/robots.txt", "/contact-cards/sample-spa.vcf", "/contact-cards/dana-doctor.vcf"])("%s is a file", (path) => {
	expect(has(path)).toBe(true);
	expect(pages.has(path)).toBe(false);
});

test.each(["/about/", "/About", "/services/peels", "/gone.svg", "/../content/site.json", "/contact-cards/nobody.vcf"])("nothing is at %s", (path) => {
	expect(has(path)).toBe(false);
});

test("redirects are known by their old address", () => {
	expect(redirects.get("/book")).toBe("/schedule");
});

test("the site's own folders are told from addresses that begin alike", () => {
	expect(["/api", "/static/a.js", "/social/x"].map(isOwn)).toEqual([true, true, true]);
	expect(["/apiary", "/socials", "/statics/x"].map(isOwn)).toEqual([false, false, false]);
});
