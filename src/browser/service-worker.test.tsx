import { currentToast, dismissToast } from "./toasts";

interface Port {
	onmessage?: () => void;
	close: () => void;
	postMessage: () => void;
}

/** jsdom has no channels: what is posted at one end arrives at the other at once. */
class FakeChannel {
	readonly port1: Port = { close: jest.fn(), postMessage: () => undefined };
	readonly port2: Port = { close: jest.fn(), postMessage: () => this.port1.onmessage?.() };
}

class FakeWorker extends EventTarget {
	state = "installing";
	readonly said: string[] = [];
	constructor(private readonly update = true) {
		super();
	}
	postMessage({ type }: { type: string }, [port]: readonly Port[] = []): void {
		if (type !== "IS_UPDATE") this.said.push(type);
		else if (this.update) port?.postMessage();
	}
	become(state: string): void {
		this.state = state;
		this.dispatchEvent(new Event("statechange"));
	}
}
class FakeRegistration extends EventTarget {
	installing: FakeWorker | null = null;
	waiting: FakeWorker | null = null;
	readonly active = new FakeWorker();
}
const registration = new FakeRegistration();
let container: EventTarget & { controller: unknown; register: jest.Mock };
const toast = () => (currentToast.get()?.open ? currentToast.get() : undefined);

const toasts = { ...jest.requireActual("./toasts") };
const connection = (saveData: boolean) => Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } });

/** Runs the module as a page load would. */
const load = async (secure = true): Promise<typeof import("./service-worker")> => {
	Object.assign(window, { isSecureContext: secure, MessageChannel: FakeChannel });
	let loaded: unknown;
	jest.isolateModules(() => {
		jest.doMock("./toasts", () => toasts);
		loaded = require("./service-worker");
	});
	await jest.advanceTimersByTimeAsync(2000);
	return loaded as typeof import("./service-worker");
};

beforeEach(() => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	dismissToast(currentToast.get()?.id ?? 0);
	Object.assign(registration, { installing: null, waiting: null });
	container = Object.assign(new EventTarget(), {
		controller: null as unknown,
		ready: Promise.resolve(registration),
		register: jest.fn(async () => registration),
	});
	Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
	connection(false);
});

/** A new worker is found and installed. */
const install = (update = true): FakeWorker => {
	const worker = new FakeWorker(update);
	registration.installing = worker;
	registration.dispatchEvent(new Event("updatefound"));
	Object.assign(registration, { installing: null, waiting: worker });
	worker.become("installed");
	return worker;
};

test("/sw.js is registered, and a first worker shows no toast", async () => {
	await load();
	expect(container.register.mock.calls).toEqual([["/sw.js"]]);
	install();
	expect(toast()).toBeUndefined();
});

test("it's registered 2 s after the page has loaded", async () => {
	const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	await load();
	expect(container.register).not.toHaveBeenCalled();
	window.dispatchEvent(new Event("load"));
	await jest.advanceTimersByTimeAsync(1999);
	expect(container.register).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(container.register).toHaveBeenCalledTimes(1);
	state.mockRestore();
});

test("an update is offered once, whatever state its worker gets into later", async () => {
	container.controller = {};
	await load();
	const worker = install();
	dismissToast(toast()?.id ?? 0);
	for (const state of ["activating", "activated", "redundant"]) worker.become(state);
	expect(toast()).toBeUndefined();
});

test("an update that has been waiting since an earlier visit is offered, too", async () => {
	container.controller = {};
	registration.waiting = new FakeWorker();
	await load();
	expect(toast()).toMatchObject({ action: { label: "Refresh" } });
});

test("a worker that does not say it is an update is not offered", async () => {
	container.controller = {};
	await load();
	install(false);
	expect(toast()).toBeUndefined();
});

test.each([
	["the first worker", null, true, 0],
	["an update", {}, true, 1],
	["the worker that withdraws", {}, false, 0],
])("if %s takes control, the page reloads once or not at all", async (_name, controller, update, times) => {
	// jsdom can't reload, and its error is the only sign of an attempt.
	const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
	container.controller = controller;
	await load();
	container.controller = new FakeWorker(update);
	container.dispatchEvent(new Event("controllerchange"));
	if (times > 0) container.dispatchEvent(new Event("controllerchange"));
	expect(errors.mock.calls.filter(([message]) => String(message).includes("Not implemented: navigation"))).toHaveLength(times);
	errors.mockRestore();
});

test("the active and the waiting worker are asked to keep the whole site; nothing is asked under Save-Data", async () => {
	const { precacheSite } = await load();
	const { active } = registration;
	active.said.length = 0;
	registration.waiting = new FakeWorker();
	connection(true);
	await precacheSite();
	expect(active.said).toEqual([]);
	connection(false);
	await precacheSite();
	for (const worker of [active, registration.waiting]) expect(worker.said).toEqual(["PRECACHE_SITE"]);
});

test("failure is only logged", async () => {
	const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
	const failure = new Error("no such worker");
	container.register.mockRejectedValue(failure);
	await load();
	expect(warn.mock.calls).toEqual([[expect.stringContaining("works without it"), failure]]);
	expect(toast()).toBeUndefined();
	warn.mockRestore();
});

test.each([
	["an insecure page", () => load(false)],
	[
		"a browser without service workers",
		() => {
			Reflect.deleteProperty(navigator, "serviceWorker");
			return load();
		},
	],
])("%s registers nothing", async (_name, visit) => {
	await visit();
	expect(container.register).not.toHaveBeenCalled();
});
