import { render } from "@testing-library/react";
import { businessFacts } from "../../tests/support/business-facts";
import { answerStaticQueries } from "../../tests/support/gatsby-double";
import { pictureData } from "../../tests/support/pictures";
import { Seo } from "./seo";

const seo = { title: "Chemical Peels", description: "What a peel takes, costs and feels like.", keywords: ["peel", "spa"] };
const findMeta = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");

beforeEach(() => answerStaticQueries({ business: businessFacts.business, social: pictureData("Stones at dusk") }));
afterEach(() => answerStaticQueries(businessFacts));

test("the head has title, description and keywords", () => {
	render(<Seo seo={seo} pathname="/services/chemical-peels" />);
	expect(document.title).toBe("Chemical Peels | Elm Place Med Spa");
	expect(findMeta("description")).toBe(seo.description);
	expect(findMeta("keywords")).toBe("peel, spa");
});

test.each([
	["/", "https://www.elmplacemedspa.example"],
	["/services/chemical-peels", "https://www.elmplacemedspa.example/services/chemical-peels"],
	["/about/", "https://www.elmplacemedspa.example/about"],
	["/services?category=A#b", "https://www.elmplacemedspa.example/services"],
])("the canonical address of %s is %s", (pathname, url) => {
	render(<Seo seo={seo} pathname={pathname} />);
	expect(canonical()).toBe(url);
	expect(findMeta("og:url")).toBe(url);
	expect(findMeta("robots")).toBeUndefined();
});

test("a hidden page is noindex and has no canonical address", () => {
	render(<Seo seo={seo} pathname="/admin/media" noindex />);
	expect(findMeta("robots")).toBe("noindex");
	expect(canonical()).toBeUndefined();
});

test("the head describes previews and the local business", () => {
	render(<Seo seo={seo} pathname="/about" type="article" />);
	const expected = {
		"og:type": "article",
		"og:site_name": "Elm Place Med Spa",
		"og:locale": "en_US",
		"og:title": seo.title,
		"og:description": seo.description,
		"og:image": "https://www.elmplacemedspa.example/stones-480.jpg",
		"og:image:alt": "Stones at dusk",
		"twitter:card": "summary_large_image",
		"twitter:title": seo.title,
		"twitter:description": seo.description,
		"twitter:image": "https://www.elmplacemedspa.example/stones-480.jpg",
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
	expect(Object.fromEntries(Object.keys(expected).map((name) => [name, findMeta(name)]))).toEqual(expected);
});

test("the type is website by default", () => {
	render(<Seo seo={seo} pathname="/about" />);
	expect(findMeta("og:type")).toBe("website");
});

test("without a preview picture the rest is there", () => {
	answerStaticQueries({ business: businessFacts.business, social: null });
	render(<Seo seo={seo} pathname="/about" />);
	for (const name of ["og:image", "og:image:alt", "twitter:image"]) expect(findMeta(name)).toBeUndefined();
	expect(findMeta("og:title")).toBe("Chemical Peels");
});
