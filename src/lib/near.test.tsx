import { near } from "./near";

const observers: {
	callback: (entries: { isIntersecting: boolean }[]) => void;
	options?: IntersectionObserverInit;
	disconnect: jest.Mock;
	observe: jest.Mock;
}[] = [];
beforeEach(() => {
	observers.length = 0;
	Object.assign(window, {
		IntersectionObserver: class {
			readonly disconnect = jest.fn();
			readonly observe = jest.fn();
			constructor(
				readonly callback: (entries: { isIntersecting: boolean }[]) => void,
				readonly options?: IntersectionObserverInit,
			) {
				observers.push(this);
			}
		},
	});
});

test("it calls back once, when the element comes near, and stops looking", () => {
	const called = jest.fn();
	near(document.body, called, "100px");
	const [observer] = observers;
	expect(observer?.options).toEqual({ rootMargin: "100px" });
	observer?.callback([{ isIntersecting: false }]);
	expect(called).not.toHaveBeenCalled();
	observer?.callback([{ isIntersecting: true }]);
	expect(called).toHaveBeenCalledTimes(1);
	expect(observer?.disconnect).toHaveBeenCalledTimes(1);
});

test("what it returns stops the waiting", () => {
	near(document.body, jest.fn())();
	expect(observers[0]?.disconnect).toHaveBeenCalledTimes(1);
});
