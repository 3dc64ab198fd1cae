import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { Footer } from "./footer";

beforeEach(() => {
	jest.useFakeTimers().setSystemTime(new Date("2031-06-15T12:00:00Z"));
	render(<Footer />);
});

test("the footer has address, phone, email, hours, and the current year", () => {
	const footer = within(screen.getByRole("contentinfo"));
	for (const [name, href] of [
		[/2530 N Elm Pl.*Broken Arrow, OK 74012/, expect.stringMatching(/^https:/)],
		["(918) 555-0142", "tel:+19185550142"],
		["hello@elmplacemedspa.example", "mailto:hello@elmplacemedspa.example"],
	])
		expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
	const hours = [...document.querySelectorAll("dt, dd")].map(({ textContent }) => textContent);
	expect(hours).toEqual(["Monday to Thursday", "9 am to 5 pm", "Friday", "9 am to 3 pm"]);
	expect(footer.getByText("© 2031 Elm Place Wellness LLC. All rights reserved.")).toBeVisible();
});

test("the social networks open in a new tab, each with its mark", () => {
	const links = screen.getAllByRole("link", { name: /opens in a new tab/ });
	expect(links.map((link) => link.getAttribute("aria-label")?.split(" ")[0])).toEqual([
		"Facebook",
		"Instagram",
		"TikTok",
		"YouTube",
	]);
	for (const link of links) {
		expect(link).toHaveAttribute("target", "_blank");
		const [file, id] = link.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
		expect(readFileSync(`static${file}`, "utf8")).toContain(`<symbol id="${id}"`);
	}
});
