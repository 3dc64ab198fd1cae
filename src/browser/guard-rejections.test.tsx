import { guardRejections } from "./guards";

const before = process.env.NODE_ENV;
afterEach(() => Object.assign(process.env, { NODE_ENV: before }));

test.each([
	["development", { swallowed: false, heard: true }],
	["production", { swallowed: true, heard: false }],
])("in %s, an unhandled rejection and Gatsby's listener, which would reload the page: %j", (environment, expected) => {
	Object.assign(process.env, { NODE_ENV: environment });
	let heard = false;
	window.addEventListener("unhandledrejection", () => {
		heard = true;
	});
	guardRejections();
	const event = new Event("unhandledrejection", { cancelable: true });
	window.dispatchEvent(event);
	expect({ swallowed: event.defaultPrevented, heard }).toEqual(expected);
});
