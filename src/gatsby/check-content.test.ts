import { describeSampleRating } from "./check-content";

const review = (index: number) => ({ file: "content/reviews.json", path: `[${index}]` });

test("while there are sample reviews, the build says that the rating is made of them, and how many there are", () => {
	const warning = describeSampleRating([review(0), { file: "content/site.json", path: "" }, review(1)]);
	expect(warning).toMatch(/made of 2 sample reviews \(content\/reviews\.json\).*npm run check:launch/);
});

test("without a sample review it says nothing", () => {
	expect(describeSampleRating([{ file: "content/site.json", path: "" }])).toBeUndefined();
});
