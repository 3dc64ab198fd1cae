import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import {
	accept,
	answers,
	button,
	check,
	expectSent,
	field,
	json,
	keys,
	loadSent,
	onLine,
	open,
	posted,
	press,
	reply,
	send,
	type,
} from "../../../tests/support/posted-form";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const fail = async () => reply(503);
const expectNotice = async (title: string, text = "Hello") => {
	expect(await screen.findByRole("group", { name: title })).toHaveFocus();
	expect(button()).not.toHaveAttribute("aria-disabled");
	expect(field()).toHaveValue(text);
};
const notNow = "We couldn’t send it just now";

test("a second click while an answer is on its way sends nothing", async () => {
	let answer: (response: Response) => void = () => undefined;
	answers.POST = () =>
		new Promise((resolve) => {
			answer = resolve;
		});
	await open();
	await send("Hello");
	await press("Send");
	await act(async () => answer(await accept()));
	await expectSent();
	expect(posted).toEqual([
		{ name: "", email: "", "email-asked": "", phone: "", message: "Hello", blank: "" },
	]);
});

test("each form has its own draft; once sent, the same text is new", async () => {
	const close = await open();
	await type("Hello");
	close();
	for (const _time of [1, 2]) {
		const closeOther = await open("appointment");
		await send("A note");
		await press("Write another");
		expect(field()).toHaveValue("");
		closeOther();
	}
	expect(keys[1]).not.toBe(keys[0]);
	await open();
	expect(field()).toHaveValue("Hello");
});

test("reference and link survive a reload; nothing that was typed does", async () => {
	const link = `${window.location.origin}/api/request?reference=TEST-0001`;
	answers.POST = async () => json({ reference: "TEST-0001", link }, 202);
	const close = await open();
	await send("Hello");
	await expectSent();
	close();
	expect(JSON.stringify({ ...sessionStorage })).not.toContain("Hello");
	const closeReloaded = await open();
	expect(screen.getByRole("link", { name: "Sent as TEST-0001" })).toHaveAttribute("href", link);
	await press("Write another");
	closeReloaded();
	await open();
	expect(field()).toHaveValue("");
});

test.each(["not JSON", '{"id":"a"}', '{"id":"a","values":{"message":3}}'])(
	"%j in place of a draft is ignored",
	async (text) => {
		sessionStorage.setItem("form-message", text);
		await open();
		expect(field()).toHaveValue("");
		await send("Hello");
		await expectSent();
	},
);

test.each([false, true])(
	"what wasn't accepted keeps text and key (storage full: %s)",
	async (full) => {
		const storage = jest.spyOn(Storage.prototype, "setItem");
		if (full)
			storage.mockImplementation(() => {
				throw new DOMException("full", "QuotaExceededError");
			});
		answers.POST = fail;
		const close = await open();
		await send("Hello");
		await expectNotice(notNow);
		await press(/try again/i);
		await expectNotice(notNow);
		close();
		await open();
		await press("Send");
		await expectNotice(notNow);
		await send("Other words");
		expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, false]);
		expect(await screen.findByRole("link", { name: "Send an email" })).toHaveAttribute(
			"href",
			expect.stringMatching(/body=Other%20words$/),
		);
		storage.mockRestore();
	},
);

test.each(["the connection returns", "the page is opened again"])(
	"offline, it waits, can be tried again, and sends itself when %s",
	async (event) => {
		onLine.mockReturnValue(false);
		answers.POST = lost;
		const close = await open();
		await send("Hello");
		await expectNotice("You’re offline");
		await press(/try again/i);
		await expectNotice("You’re offline");
		answers.POST = accept;
		if (event === "the page is opened again") {
			close();
			await open();
		} else {
			onLine.mockReturnValue(true);
			act(() => void window.dispatchEvent(new Event("online")));
		}
		await expectSent();
		expect(posted).toHaveLength(3);
	},
);

test.each([async () => json({ ok: false }, 503), lost])(
	"without a clear answer, the form stays, and its next use asks again",
	async (answer) => {
		answers.GET = answer;
		await open();
		await act(async () => void fireEvent.focus(field()));
		expect(globalThis.fetch).toHaveBeenCalledTimes(2);
		await send("Hello");
		await expectSent();
	},
);

test.each([async () => reply(404), async () => reply(200, "<!doctype html>", "text/html")])(
	"without the server there's phone, text and email instead",
	async (answer) => {
		answers.GET = answer;
		await open();
		await waitFor(() => expect(button()).not.toBeVisible());
		for (const name of [/^Call/, "Send a text", "Send an email"])
			expect(screen.getByRole("link", { name })).toBeVisible();
		answers.GET = async () => json({ ok: true });
		await press(/check for the form again/i);
		await waitFor(() => expect(button()).toBeVisible());
	},
);

test("after a check that throws, only the server checks", async () => {
	check.mockImplementation(() => {
		throw new RangeError("Invalid time value");
	});
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
	expect(posted).toEqual([]);
	await press(/try again/i);
	await expectSent();
});

test("if no script loads twice, the form is posted as without script", async () => {
	const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
	loadSent.mockRejectedValue(new Error("ChunkLoadError"));
	await open();
	await send("Hello");
	await expectNotice("It wasn’t sent");
	expect(submit).not.toHaveBeenCalled();
	await press(/try again/i);
	await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
	expect(posted).toEqual([]);
});
