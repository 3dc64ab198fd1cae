import { inTwoColumns, textSize } from "./wall";

test("a shorter text is larger", () => {
	expect([60, 149, 150, 269, 270, 600].map(textSize)).toEqual(["large", "large", "medium", "medium", "small", "small"]);
});

test("each item goes to the column that is shorter so far", () => {
	expect(inTwoColumns([4, 1, 1, 1, 1, 1], (height) => height, 0.5)).toEqual([
		[4, 1],
		[1, 1, 1, 1],
	]);
});

test("a wide column gets more", () => {
	const [wide, narrow] = inTwoColumns([1, 1, 1, 1, 1, 1], (height) => height, 2 / 3);
	expect([wide.length, narrow.length]).toEqual([4, 2]);
});
