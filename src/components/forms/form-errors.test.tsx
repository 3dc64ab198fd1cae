import { act, fireEvent, screen } from "@testing-library/react";
import {
	answers,
	check,
	click,
	expectSent,
	field,
	json,
	open,
	posted,
	press,
	send,
	type,
} from "../../../tests/support/posted-form";
import { findMessageErrors } from "../../forms/message/check";

const leave = (name: string) => act(async () => void fireEvent.blur(field(name)));
const isWrong = (name: string) => field(name).getAttribute("aria-invalid") === "true";

test("the server's errors stay at their fields until these change", async () => {
	answers.POST = async () =>
		json(
			{
				message: "Look again.",
				fields: { phone: "This number can’t exist.", message: "Shorten it." },
			},
			400,
		);
	await open();
	await send("Hello");
	expect(await screen.findByRole("group", { name: "2 fields need another look" })).toHaveFocus();
	check.mockReturnValue({ email: "Enter an address." });
	await type("maria@", "Email");
	await leave("Email");
	for (const [name, error] of Object.entries({
		Email: "Enter an address.",
		Phone: "This number can’t exist.",
		Message: "Shorten it.",
	})) {
		expect(isWrong(name)).toBe(true);
		expect(field(name)).toHaveAccessibleDescription(`Error: ${error}`);
	}
	await click(screen.getByRole("link", { name: "This number can’t exist." }));
	expect(field("Phone")).toHaveFocus();
	await type("918 555 0108", "Phone");
	expect([isWrong("Phone"), isWrong("Message")]).toEqual([false, true]);
});

test("an error waits until a tap is over, so that no button moves under it", async () => {
	check.mockReturnValue({ email: "Enter an address." });
	await open();
	await type("maria@", "Email");
	jest.useFakeTimers();
	fireEvent.pointerDown(document.body, { button: 0 });
	await leave("Email");
	await act(() => jest.runAllTimersAsync());
	fireEvent.pointerUp(document.body);
	expect(isWrong("Email")).toBe(false);
	await act(() => jest.runAllTimersAsync());
	jest.useRealTimers();
	expect(isWrong("Email")).toBe(true);
	check.mockReturnValue({});
	await type("maria@example.com", "Email");
	expect(isWrong("Email")).toBe(false);
});

test("text is kept whole and counted near the limit", async () => {
	await open();
	await type("x".repeat(89));
	expect(screen.queryByText(/characters? left/)).toBeNull();
	await type("x".repeat(98));
	expect(screen.getByText("2 characters left")).toBeVisible();
	await type("x".repeat(101));
	expect(screen.getByText("Too long: there’s room for 100 characters")).toHaveAttribute(
		"role",
		"status",
	);
	expect(field()).not.toHaveAttribute("maxlength");
});

describe("an email address that looks misspelled", () => {
	const keep = "No, maria@gmail.con is right";
	const question = () =>
		screen.queryByText("Did you mean maria@gmail.com?", { selector: "[role=status] *" });
	const expectPosted = async (email: string) => {
		await press("Send");
		await expectSent();
		expect(posted.map((values) => values.email)).toEqual([email]);
	};
	const fill = async () => {
		check.mockImplementation((values) => findMessageErrors({ topic: "other", ...values }));
		const close = await open();
		await type("Maria", "Name");
		await type("Hello");
		await type("maria@gmail.con", "Email");
		await leave("Email");
		expect(await screen.findByRole("button", { name: keep })).toBeVisible();
		return close;
	};

	test("is asked about, as no error, and one tap corrects it", async () => {
		await fill();
		expect(field("Email")).toHaveAccessibleDescription("Did you mean maria@gmail.com?");
		expect(isWrong("Email")).toBe(false);
		await press("Use maria@gmail.com");
		expect(field("Email")).toHaveFocus();
		expect(question()).toBeNull();
		await expectPosted("maria@gmail.com");
	});

	test("isn't asked about again once it's said to be right", async () => {
		const close = await fill();
		await press(keep);
		await leave("Email");
		expect(question()).toBeNull();
		close();
		await open();
		await expectPosted("maria@gmail.con");
	});

	test("holds up a send once", async () => {
		await fill();
		await press("Send");
		await click(screen.getByRole("link", { name: "Did you mean maria@gmail.com?" }));
		expect(screen.getByRole("button", { name: "Use maria@gmail.com" })).toHaveFocus();
		expect(posted).toEqual([]);
		await expectPosted("maria@gmail.con");
	});
});
