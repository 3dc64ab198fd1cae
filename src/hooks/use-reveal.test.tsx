import { render, screen } from "@testing-library/react";
import { matchMedia, reducedMotion } from "../../tests/support/media";
import { useReveal } from "./use-reveal";

class IntersectionDouble {
	private target: Element | undefined;
	constructor(
		private readonly callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
		readonly options: IntersectionObserverInit | undefined,
	) {
		observers.push(this);
	}
	observe(target: Element): void {
		this.target = target;
	}
	disconnect(): void {
		this.target = undefined;
	}
	show(height = 0): void {
		const { target } = this;
		if (!target) return;
		const boundingClientRect = target.getBoundingClientRect();
		this.callback([
			{
				target,
				isIntersecting: height > 0,
				boundingClientRect,
				intersectionRect: { height } as DOMRect,
			},
		]);
	}
}
let observers: IntersectionDouble[] = [];

const Section = () => <section ref={useReveal<HTMLElement>()}>Words</section>;
const section = () => screen.getByText("Words");
const state = () => section().dataset.reveal;
const lie = (top: number, height: number) =>
	jest
		.spyOn(HTMLElement.prototype, "getBoundingClientRect")
		.mockReturnValue({ top, height } as DOMRect);

/** A section that begins there, in a window of 800 px. @returns the observer that reveals it */
const show = (top: number) => {
	Object.assign(window, { innerHeight: 800 });
	lie(top, 0);
	render(<Section />);
	// The first word of an observer, whatever is in view.
	observers[0]?.show();
	return observers[1];
};
beforeEach(() => {
	observers = [];
	Object.assign(window, { IntersectionObserver: IntersectionDouble });
	matchMedia();
});
afterEach(() => jest.restoreAllMocks());

test("what shows in the window by its first pixel is never hidden", () => {
	show(799);
	expect(state()).toBeUndefined();
});

test.each([
	["lower than the window", 400, 40],
	["ten times as high", 8000, 80],
])(
	"a section below the window that's %s (%d px) comes in once, with %d px",
	(_name, height, enough) => {
		const observer = show(800);
		// It isn't laid out until it's near the viewport; only its height then counts.
		lie(0, height);
		// The browser calls back no earlier than at the least threshold.
		expect(Math.min(...[observer?.options?.threshold ?? 1].flat())).toBeLessThanOrEqual(
			enough / height,
		);
		observer?.show(enough - 1);
		expect(state()).toBe("waiting");
		observer?.show(enough);
		observer?.show();
		expect(state()).toBe("shown");
	},
);

test.each([
	() => matchMedia(reducedMotion),
	() => Reflect.deleteProperty(window, "IntersectionObserver"),
])("without motion or observers, nothing is hidden", (prepare) => {
	prepare();
	show(2000);
	expect(state()).toBeUndefined();
});
