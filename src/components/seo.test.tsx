import { render } from "@testing-library/react";
import { businessFacts } from "../../tests/support/business-facts";
import { answerStaticQueries } from "../../tests/support/gatsby-double";
import { pictureData } from "../../tests/support/pictures";
import { Seo } from "./seo";

const seo = { title: "Chemical Peels", description: "What a peel takes, costs and feels like.", keywords: ["peel", "spa"] };
const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");

beforeEach(() => answerStaticQueries({ business: businessFacts.business, social: pictureData("Stones at dusk") }));
afterEach(() => answerStaticQueries(businessFacts));

test("title, description and keywords", () => {
	render(<Seo seo={seo} pathname="/services/chemical-peels" />);
	expect(document.title).toBe("Chemical Peels | Elm Place Med Spa");
	expect(metaOf("description")).toBe(seo.description);
	expect(metaOf("keywords")).toBe("peel, spa");
});

test.each([
	["/", "https://www.elmplacemedspa.example"],
	["/services/chemical-peels", "https://www.elmplacemedspa.example/services/chemical-peels"],
	["/about/", "https://www.elmplacemedspa.example/about"],
	["/services?category=A#b", "https://www.elmplacemedspa.example/services"],
])("the canonical address of %s is %s", (pathname, url) => {
	render(<Seo seo={seo} pathname={pathname} />);
	expect(canonical()).toBe(url);
	expect(metaOf("og:url")).toBe(url);
	expect(metaOf("robots")).toBeUndefined();
});

test("a page search engines are not offered says so and has no canonical address", () => {
	render(<Seo seo={seo} pathname="/admin/media" noindex />);
	expect(metaOf("robots")).toBe("noindex");
	expect(canonical()).toBeUndefined();
});

test("previews and the local business", () => {
	render(<Seo seo={seo} pathname="/about" type="article" />);
	expect(metaOf("og:type")).toBe("article");
	expect(metaOf("og:image")).toBe("https://www.elmplacemedspa.example/stones-480.jpg");
	expect(metaOf("og:image:alt")).toBe("Stones at dusk");
	expect(metaOf("twitter:card")).toBe("summary_large_image");
	expect(metaOf("geo.region")).toBe("US-OK");
	expect(metaOf("business:contact_data:street_address")).toBe("2530 N Elm Pl");
	expect(metaOf("business:contact_data:phone_number")).toBe("+19185550142");
});

test("without the preview's picture the rest stands", () => {
	answerStaticQueries({ business: businessFacts.business, social: null });
	render(<Seo seo={seo} pathname="/about" />);
	expect(metaOf("og:image")).toBeUndefined();
	expect(metaOf("og:title")).toBe("Chemical Peels");
});
