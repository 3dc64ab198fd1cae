/** jsdom has no layout: tests say what is in the viewport. */
class IntersectionDouble {
	readonly targets: Element[] = [];
	private disconnected = false;

	constructor(
		private readonly callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
		readonly options: IntersectionObserverInit | undefined,
	) {
		intersectionObservers.push(this);
	}

	observe(target: Element): void {
		this.targets.push(target);
	}

	disconnect(): void {
		this.disconnected = true;
	}

	/** Reports elements as visible, whole or by so many pixels, and the other targets as not. */
	show(visible: readonly Element[], pixels?: number): void {
		if (this.disconnected) return;
		const entries = this.targets.map((target) => {
			const boundingClientRect = target.getBoundingClientRect();
			const isIntersecting = visible.includes(target);
			const height = isIntersecting ? (pixels ?? boundingClientRect.height) : 0;
			return { target, isIntersecting, boundingClientRect, intersectionRect: { height } as DOMRect };
		});
		this.callback(entries);
	}
}

/** Every intersection observer created since `installObservers`, in order. */
export const intersectionObservers: IntersectionDouble[] = [];

/** Installs doubles of the observers that jsdom lacks, and forgets those of the last test. */
export const installObservers = (): void => {
	intersectionObservers.length = 0;
	Object.assign(window, {
		IntersectionObserver: IntersectionDouble,
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
	});
};
