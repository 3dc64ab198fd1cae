import { dismissToast, getToasts } from "./toasts";

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
}
const registration = new FakeRegistration();
const container = Object.assign(new EventTarget(), { controller: null as unknown, register: jest.fn(async () => registration) });
const toast = () => getToasts().find(({ open }) => open);

/** Runs the module as a page load would. */
const load = async (secure = true): Promise<void> => {
	Object.assign(window, { isSecureContext: secure, MessageChannel: FakeChannel });
	jest.isolateModules(() => {
		jest.doMock("./toasts", () => toasts);
		require("./service-worker");
	});
	await jest.advanceTimersByTimeAsync(2000);
};
const toasts = { ...jest.requireActual("./toasts") };

beforeEach(() => {
	jest.useFakeTimers();
	jest.clearAllMocks();
	for (const { id } of getToasts()) dismissToast(id);
	Object.assign(registration, { installing: null, waiting: null });
	container.controller = null;
	container.register.mockImplementation(async () => registration);
	Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
});

afterEach(() => jest.useRealTimers());

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

test("an update waits: a toast offers Refresh, the click sends SKIP_WAITING", async () => {
	container.controller = {};
	await load();
	const worker = install();
	expect(toast()).toMatchObject({ action: { label: "Refresh" } });
	expect(worker.said).toEqual([]);
	toast()?.action?.run();
	expect(worker.said).toEqual(["SKIP_WAITING"]);
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
