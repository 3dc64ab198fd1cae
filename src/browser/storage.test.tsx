import { readLocal, readSession, removeSession, writeLocal, writeSession } from "./storage";

test("what is written is read again", () => {
	expect(writeLocal("key", "value")).toBe(true);
	expect(readLocal("key")).toBe("value");
	expect(writeSession("key", "other")).toBe(true);
	expect(readSession("key")).toBe("other");
	removeSession("key");
	expect(readSession("key")).toBeNull();
});

test("storage that throws reads as empty, and writing returns false", () => {
	for (const method of ["getItem", "setItem", "removeItem"] as const)
		jest.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
	expect([readLocal("key"), readSession("key")]).toEqual([null, null]);
	expect([writeLocal("key", "value"), writeSession("key", "value")]).toEqual([false, false]);
	expect(() => removeSession("key")).not.toThrow();
});
