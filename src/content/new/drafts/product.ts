import { getNext, listImages, pickPictures } from "../pick";
import type { Draft, Source } from "../source";

export const draftProduct = (source: Source): Draft<"products"> => {
	const { content, raw, slug, title: name } = source;
	const [image = ""] = pickPictures(source, 1, listImages(content, "products", "services", "categories", "pages"));
	return {
		entry: {
			order: getNext(raw, "products", "order"),
			slug,
			name,
			kind: "Moisturize",
			summary: `${name} is a light cream without fragrance, for skin that feels tight after washing.`,
			details: [
				`${name} goes on after cleansing and before sunscreen. It’s made for normal to dry skin, and it’s mild enough for the weeks after most of our treatments.`,
			],
			howToUse: ["Use a pea-sized amount on damp skin, morning and evening.", "Try it on your inner arm for two days before you put it on your face."],
			ingredients: ["Glycerin, which holds water", "Squalane from olives"],
			caution: "If your skin is broken or you’ve had a treatment in the past week, ask us first.",
			size: "1.7 fl oz (50 mL)",
			price: 38,
			image,
			sample: true,
		},
		next: [
			"Replace the texts with what the label says: what it is, how to use it, ingredients and caution.",
			"Correct the kind, the size and the price. A supplement also needs {supplementDisclaimer} in its details.",
			"Replace the picture. Then remove “sample”.",
		],
	};
};
