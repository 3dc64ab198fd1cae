test("/sw.js is registered 2 s after the load; a failure is only logged", async () => {
	jest.useFakeTimers();
	const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
	jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	const register = jest.fn().mockRejectedValue(new Error("no such worker"));
	Object.assign(window, { isSecureContext: true });
	Object.assign(navigator, {
		serviceWorker: Object.assign(new EventTarget(), { controller: null, register }),
	});
	require("./service-worker");
	window.dispatchEvent(new Event("load"));
	await jest.advanceTimersByTimeAsync(1999);
	expect(register).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync(1);
	expect(register.mock.calls).toEqual([["/sw.js"]]);
	expect(warn.mock.calls).toEqual([
		[expect.stringContaining("works without it"), new Error("no such worker")],
	]);
});
