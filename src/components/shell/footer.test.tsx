import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { Footer } from "./footer";

const foot = () => {
	jest.useFakeTimers().setSystemTime(new Date("2031-06-15T12:00:00Z"));
	render(<Footer />);
	return within(screen.getByRole("contentinfo"));
};

test.each([
	[/2530 N Elm Pl.*Broken Arrow, OK 74012/, expect.stringMatching(/^https:/)],
	["(918) 555-0142", "tel:+19185550142"],
	["hello@elmplacemedspa.example", "mailto:hello@elmplacemedspa.example"],
])("the footer's link %s leads to %s", (name, href) => {
	expect(foot().getByRole("link", { name })).toHaveAttribute("href", href);
});

test("the footer has the hours, the current year and the company", () => {
	const footer = foot();
	expect(footer.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
		"Monday to Thursday",
		"Friday",
	]);
	expect(footer.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
		"9 am to 5 pm",
		"9 am to 3 pm",
	]);
	expect(footer.getByText("© 2031 Elm Place Wellness LLC. All rights reserved.")).toBeVisible();
});

test("the social networks open in a new tab, each with its mark", () => {
	const links = foot().getAllByRole("link", { name: /opens in a new tab/ });
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
