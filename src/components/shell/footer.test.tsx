import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { Footer } from "./footer";

beforeEach(() => jest.useFakeTimers().setSystemTime(new Date("2031-06-15T12:00:00Z")));

const foot = () => {
	render(<Footer />);
	return within(screen.getByRole("contentinfo"));
};

test("the footer has the address, the phone and the email address", () => {
	const footer = foot();
	expect(footer.getByRole("link", { name: /2530 N Elm Pl.*Broken Arrow, OK 74012/ })).toHaveAttribute("href", expect.stringMatching(/^https:/));
	expect(footer.getByRole("link", { name: "(918) 555-0142" })).toHaveAttribute("href", "tel:+19185550142");
	expect(footer.getByRole("link", { name: "hello@elmplacemedspa.example" })).toHaveAttribute("href", "mailto:hello@elmplacemedspa.example");
});

test("the footer has a text message with its first words, and the way to the directions", () => {
	const footer = foot();
	expect(footer.getByRole("link", { name: "Text us" })).toHaveAttribute("href", "sms:+19185550142?&body=Hi%2C%20I%20have%20a%20question.");
	expect(footer.getByRole("link", { name: "Directions" })).toHaveAttribute("href", "/contact#visit");
});

test("the footer has the opening hours by day", () => {
	const footer = foot();
	const terms = footer.getAllByRole("term").map(({ textContent }) => textContent);
	const times = footer.getAllByRole("definition").map(({ textContent }) => textContent);
	expect(terms.map((term, index) => `${term} ${times[index]}`)).toEqual(["Monday to Thursday 9 am to 5 pm", "Friday 9 am to 3 pm"]);
});

test("after mount the copyright line has the current year and the company", () => {
	expect(foot().getByText("© 2031 Elm Place Wellness LLC. All rights reserved.")).toBeVisible();
});

test("the links are in columns below their headings", () => {
	const navigation = within(foot().getByRole("navigation", { name: "Footer" }));
	const columns = navigation.getAllByRole("heading", { level: 2 }).map((heading) => {
		const links = within(heading.parentElement as HTMLElement).getAllByRole("link");
		return [heading.textContent, ...links.map((link) => `${link.textContent} ${link.getAttribute("href")}`)];
	});
	expect(columns).toEqual([
		["The spa", "Home /", "Services /services"],
		["Legal", "Privacy /privacy"],
	]);
});

test("the social networks open in a new tab, each with its mark", () => {
	const links = foot().getAllByRole("link", { name: /opens in a new tab/ });
	expect(links.map((link) => link.getAttribute("aria-label")?.split(" ")[0])).toEqual(["Facebook", "Instagram", "TikTok", "YouTube"]);
	for (const link of links) {
		expect(link).toHaveAttribute("target", "_blank");
		const [file, id] = link.querySelector("use")?.getAttribute("href")?.split("#") ?? [];
		expect(readFileSync(`static${file}`, "utf8")).toContain(`<symbol id="${id}"`);
	}
});
