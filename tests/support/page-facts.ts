import type { Page } from "@playwright/test";

/** What the HTML of a page says, read without running its scripts. */
export interface PageFacts {
	readonly title: string;
	readonly canonical: string | null;
	/** Content of meta tags by name or property. */
	readonly tags: Readonly<Record<string, string>>;
	readonly headings: readonly { readonly level: number; readonly text: string }[];
	readonly breadcrumbs: readonly { readonly label: string; readonly href: string | null }[];
	/** The texts of the scripts with structured data. */
	readonly structuredData: readonly string[];
	/** Everything the page says, with single spaces. */
	readonly text: string;
}

/** @param page a page that's already open at the site */
export const readPageFacts = (page: Page, path: string): Promise<PageFacts> =>
	page.evaluate(async (address) => {
		const html = await (await fetch(address)).text();
		const found = new DOMParser().parseFromString(html, "text/html");
		const clean = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
		const all = (selector: string) => [...found.querySelectorAll<HTMLElement>(selector)];
		const structuredData = all('script[type="application/ld+json"]').map((script) => script.textContent ?? "");
		const facts = {
			title: found.title,
			canonical: found.querySelector("link[rel=canonical]")?.getAttribute("href") ?? null,
			tags: Object.fromEntries(
				all("meta[name], meta[property]").map((tag) => [tag.getAttribute("name") ?? tag.getAttribute("property") ?? "", tag.getAttribute("content") ?? ""]),
			),
			headings: all("h1, h2, h3, h4, h5, h6").map((heading) => ({ level: Number(heading.tagName.slice(1)), text: clean(heading.textContent) })),
			breadcrumbs: all('nav[aria-label="Breadcrumb"] :is(a, [aria-current])').map((crumb) => ({
				label: clean(crumb.textContent),
				href: crumb.getAttribute("href"),
			})),
			structuredData,
		};
		for (const element of all("script, style, template")) element.remove();
		// Neighboring elements are set apart by layout, not by spaces.
		for (const element of all("body *")) if (element.firstElementChild === null || element.matches("br")) element.after(" ");
		return { ...facts, text: clean(found.body.textContent) };
	}, path);
