import { precacheSite } from "./service-worker";

const [active, waiting] = [{ postMessage: jest.fn() }, { postMessage: jest.fn() }];
const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
	jest.clearAllMocks();
	give("connection", { saveData: false });
	give("serviceWorker", { ready: Promise.resolve({ active, waiting }) });
});

test("the active and the waiting worker are asked to precache the site", async () => {
	await precacheSite();
	for (const worker of [active, waiting]) expect(worker.postMessage.mock.calls).toEqual([[{ type: "PRECACHE_SITE" }]]);
});

test("without a waiting worker, only the active one is asked", async () => {
	give("serviceWorker", { ready: Promise.resolve({ active, waiting: null }) });
	await precacheSite();
	expect(active.postMessage).toHaveBeenCalledTimes(1);
});

test("nothing is asked under Save-Data", async () => {
	give("connection", { saveData: true });
	await precacheSite();
	expect(active.postMessage).not.toHaveBeenCalled();
});

test("a browser without service workers is left alone", async () => {
	Reflect.deleteProperty(navigator, "serviceWorker");
	await expect(precacheSite()).resolves.toBeUndefined();
});
