import { render } from "@testing-library/react";
import { getTrail, homeTrail, type Trail } from "../../lib/pages/navigation";
import { Seo } from ".";

const seo = {
	title: "Chemical Peels",
	description: "What a peel takes, costs and feels like.",
	keywords: ["peel", "spa"],
};
const trail = getTrail({ label: "Chemical Peels", path: "/services/chemical-peels" });
const readTag = (name: string) =>
	document.head
		.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
		?.getAttribute("content");

test("title, description, previews and the local business", () => {
	render(<Seo seo={seo} trail={trail} article />);
	expect(document.title).toBe("Chemical Peels | Elm Place Med Spa");
	const picture = "https://www.elmplacemedspa.example/social/services/chemical-peels.jpg";
	const expected = {
		description: seo.description,
		keywords: "peel, spa",
		"og:type": "article",
		"og:image": picture,
		"og:image:alt": "Chemical Peels | Elm Place Med Spa",
		"geo.position": "36.0809;-95.7977",
		"business:contact_data:phone_number": "+19185550142",
	};
	expect(Object.fromEntries(Object.keys(expected).map((name) => [name, readTag(name)]))).toEqual(
		expected,
	);
});

test.each<[string, Trail, string | undefined, string | undefined]>([
	["the home page", homeTrail, "https://www.elmplacemedspa.example", undefined],
	["another page", trail, "https://www.elmplacemedspa.example/services/chemical-peels", undefined],
	["a hidden page", getTrail({ label: "Media", path: "/admin/media" }), undefined, "noindex"],
])("%s has the canonical address, or none", (_name, way, url, robots) => {
	render(<Seo seo={seo} trail={way} />);
	expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(url);
	expect(readTag("robots")).toBe(robots);
});

test("the structured data is one graph, from which no tag can break out", () => {
	render(
		<Seo
			seo={seo}
			trail={trail}
			subject={(site) => ({
				nodes: [{ "@type": "Service", "@id": `${site}#service`, name: "A </script> peel" }],
			})}
		/>,
	);
	const text = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
	expect(text).not.toContain("<");
	const graph: { "@type": unknown; name?: string }[] = JSON.parse(text)["@graph"];
	expect(graph.map((node) => node["@type"])).toEqual([
		"WebPage",
		"BreadcrumbList",
		["MedicalBusiness", "DaySpa"],
		"Service",
	]);
	expect(graph[3]?.name).toBe("A </script> peel");
});
