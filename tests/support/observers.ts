/** jsdom has no layout: tests say what is in the viewport. */
export interface IntersectionDouble {
	readonly targets: Element[];
	readonly options: IntersectionObserverInit | undefined;
	readonly disconnected: boolean;
	/** Reports these targets as fully visible, and the others as not. */
	show: (...elements: readonly Element[]) => void;
	/** Reports how many pixels of the targets are in a viewport of that height. */
	scroll: (pixels: number, view: number) => void;
}

/** Every intersection observer created since `installObservers`, in order. */
export const intersectionObservers: IntersectionDouble[] = [];

/** Installs doubles of the observers that jsdom lacks, and forgets those of the last test. */
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
				this.report((target) => {
					const { height } = elements.includes(target) ? target.getBoundingClientRect() : { height: 0 };
					return { isIntersecting: elements.includes(target), intersectionRect: { height } as DOMRect };
				});
			}
			scroll(pixels: number, view: number) {
				const rects = { intersectionRect: { height: pixels } as DOMRect, rootBounds: { height: view } as DOMRect };
				this.report(() => ({ isIntersecting: pixels > 0, ...rects }));
			}
			private report(describe: (target: Element) => Partial<IntersectionObserverEntry>) {
				if (this.disconnected) return;
				this.callback(this.targets.map((target) => ({ target, boundingClientRect: target.getBoundingClientRect(), ...describe(target) })));
			}
		},
		ResizeObserver: class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	});
};
