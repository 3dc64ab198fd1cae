import { dispatchPreloadError, preloadErrorEvent } from "./preload-error-event";

test("the event carries what failed and why", () => {
	const heard = jest.fn();
	window.addEventListener(preloadErrorEvent, (event) => heard((event as CustomEvent).detail), { once: true });
	const error = new Error("gone");
	dispatchPreloadError({ url: "/chunk.js", error });
	expect(heard).toHaveBeenCalledWith({ url: "/chunk.js", error });
});
