import { readLocal, readSession, removeSession, writeLocal, writeSession } from "./storage";

afterEach(() => {
	jest.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
});

test("what is written is read again", () => {
	expect(writeLocal("key", "value")).toBe(true);
	expect(readLocal("key")).toBe("value");
	sessionStorage.setItem("other", "1");
	expect(readSession("other")).toBe("1");
	expect(writeSession("other", "2")).toBe(true);
	expect(readSession("other")).toBe("2");
	removeSession("other");
	expect(readSession("other")).toBeNull();
});

test("storage that throws reads as empty, and writing returns false", () => {
	jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new DOMException("full", "QuotaExceededError");
	});
	expect(readLocal("key")).toBeNull();
	expect(readSession("key")).toBeNull();
	expect(writeLocal("key", "value")).toBe(false);
	expect(writeSession("key", "value")).toBe(false);
	jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	expect(() => removeSession("key")).not.toThrow();
});
