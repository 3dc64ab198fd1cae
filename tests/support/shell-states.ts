import { expect, type Page } from "@playwright/test";
import { atRest, carouselOf, showToast } from "./accessibility";
import { campaignsAt, duringFirstCampaign } from "./campaign-windows";
import { campaigns } from "./content";
import { hydrated, openPage } from "./hydration";
import { expandedPanel, menuButton, openDrawer, scrollTo, scrollToEnd } from "./shell";

/** The header, its menus and what floats over the page, each opened as a visitor does it. */
interface ShellState {
	/** The width at which most can go wrong comes first: `npm test` visits that one alone. */
	readonly widths?: readonly number[];
	/** "/about" by default. */
	readonly path?: string;
	/** What the clock shows, if not the real time. */
	readonly instant?: Date;
	readonly act?: (page: Page) => Promise<unknown>;
}

const openDropdown = (name: string) => async (page: Page) => {
	await menuButton(page, name).click();
	await expect(expandedPanel(page)).toBeVisible();
};
const openGroup = (name: string) => async (page: Page) => {
	const drawer = await openDrawer(page);
	await drawer.getByText(name, { exact: true }).click();
	await expect(drawer.getByRole("link", { name: `View All ${name}` })).toBeVisible();
};
const [campaign] = duringFirstCampaign ? campaignsAt(duringFirstCampaign) : campaigns;

/** Every state in which something of the shell is open, moved or shown. */
export const shellStates: Readonly<Record<string, ShellState>> = {
	"nothing open": {},
	scrolled: {
		act: async (page) => {
			await scrollTo(page, 700);
			await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled", "true");
		},
	},
	"at the footer": {
		act: async (page) => {
			await scrollToEnd(page);
			await expect(page.getByRole("navigation", { name: "Footer" })).toBeInViewport();
		},
	},
	"Services open": { widths: [1440], act: openDropdown("Services") },
	"Resources open": { widths: [1440], act: openDropdown("Resources") },
	"drawer with Services": { widths: [390], act: openGroup("Services") },
	"drawer with Resources": { widths: [390], act: openGroup("Resources") },
	"carousel moved and paused": {
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
			// Cards have to be opaque before their colors are measured.
			await atRest(page);
		},
	},
	...(campaign && {
		"a campaign": { instant: duringFirstCampaign, act: (page: Page) => expect(page.getByRole("dialog", { name: campaign.dialogName })).toBeVisible() },
	}),
	toast: { act: showToast },
};

/** Opens a state's page at a width and brings the state about. */
export const enter = async (page: Page, { path = "/about", instant, act }: ShellState, width: number): Promise<void> => {
	await page.setViewportSize({ width, height: 900 });
	if (instant) await page.clock.setFixedTime(instant);
	await openPage(page, path);
	await act?.(page);
};
