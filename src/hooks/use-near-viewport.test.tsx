import { act, renderHook } from "@testing-library/react";
import { installObservers, intersectionObservers } from "../../tests/support/observers";
import { useNearViewport } from "./use-near-viewport";

const place = { current: document.body };

beforeEach(installObservers);

test("it's true once the element has come near the viewport", () => {
	const { result } = renderHook(() => useNearViewport(place));
	const [observer] = intersectionObservers;
	expect(observer?.options).toEqual({ rootMargin: "400px" });
	act(() => observer?.show([]));
	expect(result.current).toBe(false);
	act(() => observer?.show([document.body]));
	expect(result.current).toBe(true);
});

test("without intersection observers it's true at once", () => {
	Reflect.deleteProperty(window, "IntersectionObserver");
	expect(renderHook(() => useNearViewport(place)).result.current).toBe(true);
});
