import { render } from "@testing-library/react";
import { getTrail } from "../../lib/pages/navigation";
import { Seo } from ".";

const seo = {
	title: "Chemical Peels",
	description: "What a peel takes, costs and feels like.",
	keywords: ["peel", "spa"],
};

// tests/validation/pages.test.ts looks at the canonical address and the structured data.
test("title, description, previews and the local business", () => {
	const trail = getTrail({ label: "Chemical Peels", path: "/services/chemical-peels" });
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
	for (const [name, content] of Object.entries(expected))
		expect(
			document.querySelector(`meta:is([name="${name}"], [property="${name}"])`),
		).toHaveAttribute("content", content);
});
