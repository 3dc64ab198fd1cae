import { installObservers, intersectionObservers } from "../../tests/support/observers";
import { whenNearViewport } from "./use-near-viewport";

beforeEach(installObservers);

test("it calls back once, when the element comes near the viewport", () => {
	const called = jest.fn();
	whenNearViewport(document.body, called, "100px");
	const [observer] = intersectionObservers;
	expect(observer?.options).toEqual({ rootMargin: "100px" });
	expect(observer?.targets).toEqual([document.body]);
	observer?.show();
	expect(called).not.toHaveBeenCalled();
	expect(observer?.disconnected).toBe(false);
	observer?.show(document.body);
	expect(called).toHaveBeenCalledTimes(1);
	expect(observer?.disconnected).toBe(true);
});

test("what it returns cancels it", () => {
	whenNearViewport(document.body, jest.fn())();
	expect(intersectionObservers[0]?.disconnected).toBe(true);
});

test("without intersection observers it calls back at once", () => {
	Reflect.deleteProperty(window, "IntersectionObserver");
	const called = jest.fn();
	whenNearViewport(document.body, called);
	expect(called).toHaveBeenCalledTimes(1);
});
