import { guardRejections } from "./rejections";

const before = process.env.NODE_ENV;
/** Whether a browser would report an unhandled rejection with the guard set up in an environment. */
const isReported = (environment: string): boolean => {
	const added = jest.spyOn(window, "addEventListener");
	Object.assign(process.env, { NODE_ENV: environment });
	guardRejections();
	const reported = window.dispatchEvent(new Event("unhandledrejection", { cancelable: true }));
	for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener as EventListener);
	return reported;
};
afterEach(() => {
	Object.assign(process.env, { NODE_ENV: before });
	jest.restoreAllMocks();
});

test("in production an unhandled rejection is swallowed", () => {
	expect(isReported("production")).toBe(false);
});

test.each(["development", "test"])("in %s it is left alone", (environment) => {
	expect(isReported(environment)).toBe(true);
});
