import { installObservers, intersectionObservers } from "../../tests/support/observers";
import { whenNearViewport } from "./use-near-viewport";

beforeEach(installObservers);

test("it calls back once, when the element comes near the viewport", () => {
	const called = jest.fn();
	whenNearViewport(document.body, called, "100px");
	const [observer] = intersectionObservers;
	expect(observer?.options).toEqual({ rootMargin: "100px" });
	observer?.show([]);
	expect(called).not.toHaveBeenCalled();
	observer?.show([document.body]);
	observer?.show([document.body]);
	expect(called).toHaveBeenCalledTimes(1);
});

test("without intersection observers it calls back at once", () => {
	Reflect.deleteProperty(window, "IntersectionObserver");
	const called = jest.fn();
	whenNearViewport(document.body, called);
	expect(called).toHaveBeenCalledTimes(1);
});
