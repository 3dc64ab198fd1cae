import { expect, type Page } from "@playwright/test";
import { atRest, carouselOf, showToast } from "./accessibility";
import { campaignsAt, duringFirstCampaign } from "./campaign-windows";
import { campaigns } from "./content";
import { hydrated } from "./hydration";

/** The header, its menus and what floats over the page, each opened as a visitor does it. */
export interface ShellState {
	/** The width that shows most of what can go wrong comes first: `npm test` visits that one alone. */
	readonly widths: readonly [number, ...number[]];
	readonly path: string;
	/** Where the clock stands; now, where not said. */
	readonly instant?: Date;
	readonly act: (page: Page) => Promise<void>;
}

const [phone, desktop] = [390, 1440];

const openPanel = (name: string) => async (page: Page) => {
	const trigger = page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
	await trigger.click();
	await expect(trigger).toHaveAttribute("aria-expanded", "true");
};
const openDrawer = async (page: Page): Promise<void> => {
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
};
const openGroup = (name: string) => async (page: Page) => {
	await openDrawer(page);
	const drawer = page.getByRole("dialog", { name: "Menu" });
	await drawer.getByText(name, { exact: true }).click();
	await expect(drawer.getByRole("link", { name: `View All ${name}` })).toBeVisible();
};
const [campaign] = duringFirstCampaign ? campaignsAt(duringFirstCampaign) : campaigns;

/** Every state in which something of the shell is open, moved or shown. */
export const shellStates: Readonly<Record<string, ShellState>> = {
	"nothing open": { widths: [phone, desktop], path: "/about", act: async () => undefined },
	"scrolled, with the action bar": {
		widths: [phone, desktop],
		path: "/about",
		act: async (page) => {
			await page.evaluate(() => window.scrollTo(0, 700));
			await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
			const bar = page.getByRole("navigation", { name: "Quick actions" });
			if (page.viewportSize()?.width === phone) await expect(bar.getByRole("link").last()).toBeInViewport();
		},
	},
	"at the footer": {
		widths: [phone, desktop],
		path: "/about",
		act: async (page) => {
			await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
			await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
		},
	},
	"Services open": { widths: [desktop], path: "/about", act: openPanel("Services") },
	"Resources open": { widths: [desktop], path: "/about", act: openPanel("Resources") },
	"drawer with Services": { widths: [phone], path: "/about", act: openGroup("Services") },
	"drawer with Resources": { widths: [phone], path: "/about", act: openGroup("Resources") },
	"carousel moved and paused": {
		widths: [phone, desktop],
		path: "/",
		act: async (page) => {
			await page.emulateMedia({ reducedMotion: "no-preference" });
			await page.reload();
			await hydrated(page);
			for (const name of ["Service categories", "Client reviews"]) {
				const carousel = await carouselOf(page, name);
				await carousel.getByRole("button", { name: "Pause auto-scroll" }).click();
				await carousel.getByRole("button", { name: "Next slide" }).click();
				await expect(carousel.getByRole("button", { name: "Resume auto-scroll" })).toBeVisible();
			}
			await page.emulateMedia({ reducedMotion: "reduce" });
			// Cards that fade in have to be there before their colors are measured.
			await atRest(page);
		},
	},
	...(campaign && {
		"a campaign": {
			widths: [phone, desktop],
			path: "/about",
			instant: duringFirstCampaign,
			act: async (page) => expect(page.getByRole("dialog", { name: campaign.dialogName })).toBeVisible(),
		},
	}),
	toast: { widths: [phone, desktop], path: "/about", act: showToast },
};

/** Opens a state's page at a width and brings it about; without motion, so that colors and boxes stand still. */
export const enter = async (page: Page, { path, instant, act }: ShellState, width: number): Promise<void> => {
	await page.setViewportSize({ width, height: width === phone ? 844 : 900 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	if (instant) await page.clock.setFixedTime(instant);
	await page.goto(path);
	await hydrated(page);
	await act(page);
};
