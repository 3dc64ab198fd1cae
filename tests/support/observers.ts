/** jsdom has no layout: a test says itself what has come into view. */
export interface IntersectionDouble {
	readonly targets: Element[];
	readonly options: IntersectionObserverInit | undefined;
	readonly disconnected: boolean;
	/** Tells the observer which of its targets intersect; those not named do not. */
	show: (...elements: readonly Element[]) => void;
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
				private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
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
				if (!this.disconnected) this.callback(this.targets.map((target) => ({ target, isIntersecting: elements.includes(target) })));
			}
		},
		ResizeObserver: class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	});
};
