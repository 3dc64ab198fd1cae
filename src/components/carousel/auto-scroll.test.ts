import { autoScrollDelay, type Holds, mayScroll, restartAfterRelease } from "./engine";

const free: Holds = { paused: false, hovered: false, focused: false, hidden: false, held: false, reducedMotion: false };

test("the times are the specification's", () => {
	expect(autoScrollDelay).toBe(5000);
	expect(restartAfterRelease).toBe(2000);
});

test("a carousel moves if nothing pauses it", () => {
	expect(mayScroll(free)).toBe(true);
});

test.each(Object.keys(free) as (keyof Holds)[])("%s alone pauses it", (hold) => {
	expect(mayScroll({ ...free, [hold]: true })).toBe(false);
});
