import { guardRejections } from "./guards";

const before = process.env.NODE_ENV;
afterEach(() => {
	Object.assign(process.env, { NODE_ENV: before });
	jest.restoreAllMocks();
});

/** An unhandled rejection under the guard as set up in an environment: whether it was swallowed, and whether a listener that was there first heard of it. */
const reject = (environment: string): { swallowed: boolean; heard: boolean } => {
	Object.assign(process.env, { NODE_ENV: environment });
	let heard = false;
	const first = () => (heard = true);
	window.addEventListener("unhandledrejection", first);
	const added = jest.spyOn(window, "addEventListener");
	guardRejections();
	const event = new Event("unhandledrejection", { cancelable: true });
	window.dispatchEvent(event);
	for (const [type, listener, options] of added.mock.calls) window.removeEventListener(type, listener as EventListener, options);
	window.removeEventListener("unhandledrejection", first);
	return { swallowed: event.defaultPrevented, heard };
};

test.each(["development", "test"])("in %s a rejection is left alone", (environment) => {
	expect(reject(environment)).toEqual({ swallowed: false, heard: true });
});

test("in production it is swallowed, and Gatsby's listener, which would reload the page, does not hear of it", () => {
	expect(reject("production")).toEqual({ swallowed: true, heard: false });
});
