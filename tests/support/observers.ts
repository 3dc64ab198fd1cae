/** jsdom has no layout: a test says itself what has come into view. */
export interface IntersectionDouble {
	readonly targets: Element[];
	readonly options: IntersectionObserverInit | undefined;
	readonly disconnected: boolean;
	/** Tells the observer which of its targets intersect, by their whole height; those not named do not. */
	show: (...elements: readonly Element[]) => void;
	/** Tells it how many pixels of its targets are in a window so many pixels high. */
	scroll: (pixels: number, view: number) => void;
}

/** Every intersection observer made since `installObservers`, in order. */
export const intersectionObservers: IntersectionDouble[] = [];

/** Puts doubles of the observers jsdom lacks into the window, and forgets those of the test before. */
export const installObservers = (): void => {
	intersectionObservers.length = 0;
	Object.assign(window, {
		IntersectionObserver: class implements IntersectionDouble {
			readonly targets: Element[] = [];
			disconnected = false;
			constructor(
				private readonly callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
				readonly options: IntersectionObserverInit | undefined,
			) {
				intersectionObservers.push(this);
			}
			observe(target: Element) {
				this.targets.push(target);
			}
			unobserve() {}
			disconnect() {
				this.disconnected = true;
			}
			show(...elements: readonly Element[]) {
				if (this.disconnected) return;
				this.callback(
					this.targets.map((target) => {
						const isIntersecting = elements.includes(target);
						const boundingClientRect = target.getBoundingClientRect();
						return { target, isIntersecting, boundingClientRect, intersectionRect: isIntersecting ? boundingClientRect : ({ height: 0 } as DOMRect) };
					}),
				);
			}
			scroll(pixels: number, view: number) {
				if (this.disconnected) return;
				this.callback(
					this.targets.map((target) => ({
						target,
						isIntersecting: pixels > 0,
						boundingClientRect: target.getBoundingClientRect(),
						intersectionRect: { height: pixels } as DOMRect,
						rootBounds: { height: view } as DOMRect,
					})),
				);
			}
		},
		ResizeObserver: class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	});
};
