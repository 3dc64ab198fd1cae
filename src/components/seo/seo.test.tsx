import { render } from "@testing-library/react";
import { getTrail, homeTrail } from "../../lib/pages/navigation";
import { Seo } from ".";

const seo = { title: "Chemical Peels", description: "What a peel takes, costs and feels like.", keywords: ["peel", "spa"] };
const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const trail = getTrail({ label: "Chemical Peels", path: "/services/chemical-peels" });
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");

test("title, description and keywords", () => {
	render(<Seo seo={seo} trail={trail} />);
	expect(document.title).toBe("Chemical Peels | Elm Place Med Spa");
	expect(metaOf("description")).toBe(seo.description);
	expect(metaOf("keywords")).toBe("peel, spa");
	expect(metaOf("og:type")).toBe("website");
});

test.each([
	["the home page", homeTrail, "https://www.elmplacemedspa.example"],
	["another page", trail, "https://www.elmplacemedspa.example/services/chemical-peels"],
])("the canonical address of %s has no slash at its end", (_, way, url) => {
	render(<Seo seo={seo} trail={way} />);
	expect(canonical()).toBe(url);
	expect(metaOf("og:url")).toBe(url);
	expect(metaOf("robots")).toBeUndefined();
});

test("a page hidden from search engines says so and has no canonical address", () => {
	render(<Seo seo={seo} trail={getTrail({ label: "Media", path: "/admin/media" })} />);
	expect(metaOf("robots")).toBe("noindex");
	expect(canonical()).toBeUndefined();
});

test("previews and the local business", () => {
	render(<Seo seo={seo} trail={trail} article />);
	const expected = {
		"og:type": "article",
		"og:site_name": "Elm Place Med Spa",
		"og:locale": "en_US",
		"og:title": seo.title,
		"og:description": seo.description,
		"og:image": "https://www.elmplacemedspa.example/social/services/chemical-peels.jpg",
		"og:image:width": "1200",
		"og:image:height": "630",
		"og:image:alt": "Chemical Peels | Elm Place Med Spa",
		"twitter:card": "summary_large_image",
		"twitter:title": seo.title,
		"twitter:description": seo.description,
		"twitter:image": "https://www.elmplacemedspa.example/social/services/chemical-peels.jpg",
		"geo.region": "US-OK",
		"geo.placename": "Broken Arrow",
		"geo.position": "36.0809;-95.7977",
		ICBM: "36.0809, -95.7977",
		"business:contact_data:street_address": "2530 N Elm Pl",
		"business:contact_data:locality": "Broken Arrow",
		"business:contact_data:region": "OK",
		"business:contact_data:postal_code": "74012",
		"business:contact_data:country_name": "US",
		"business:contact_data:phone_number": "+19185550142",
		"business:contact_data:email": "hello@elmplacemedspa.example",
	};
	expect(Object.fromEntries(Object.keys(expected).map((name) => [name, metaOf(name)]))).toEqual(expected);
});

test("the structured data is one graph that starts with the page and holds what it's about", () => {
	render(<Seo seo={seo} trail={trail} subject={(site) => ({ nodes: [{ "@type": "Service", "@id": `${site}#service`, name: "A </script> peel" }] })} />);
	const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
	expect(text).not.toContain("<");
	const graph = JSON.parse(text)["@graph"];
	expect(graph.map((node: { "@type": unknown }) => node["@type"])).toEqual(["WebPage", "BreadcrumbList", ["MedicalBusiness", "DaySpa"], "Service"]);
	expect(graph[3]).toMatchObject({ "@id": "https://www.elmplacemedspa.example#service", name: "A </script> peel" });
});
