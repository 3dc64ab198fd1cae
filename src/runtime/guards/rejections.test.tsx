import { guardRejections } from "./rejections";

const environment = process.env as { NODE_ENV?: string };
const before = environment.NODE_ENV;
afterEach(() => {
	environment.NODE_ENV = before;
});

/** Raises the event and says whether it was swallowed, and whether a listener that was there first heard of it. */
const reject = (): { swallowed: boolean; heard: boolean } => {
	const event = new Event("unhandledrejection", { cancelable: true });
	let heard = false;
	window.addEventListener("unhandledrejection", () => (heard = true), { once: true });
	guardRejections();
	window.dispatchEvent(event);
	return { swallowed: event.defaultPrevented, heard };
};

test("in development a rejection is left alone", () => {
	environment.NODE_ENV = "development";
	expect(reject()).toEqual({ swallowed: false, heard: true });
});

test("in production it is swallowed, and Gatsby's listener, which would reload the page, does not hear of it", () => {
	environment.NODE_ENV = "production";
	expect(reject()).toEqual({ swallowed: true, heard: false });
});
