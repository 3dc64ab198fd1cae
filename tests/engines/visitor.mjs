import { until } from "../support/server-until.mjs";

/** What's wrong with what a page shows: empty if a visitor can read all of it. Runs in the page. */
const findFaults = () => {
	const isShown = (element) =>
		element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
	const main = document.querySelector("main");
	const faded = [...document.querySelectorAll("main :is(h2, h3, p)")].filter(
		(element) => element.checkVisibility() && !isShown(element),
	);
	return [
		...["header", "main", "main h1", "footer"]
			.filter((selector) => !isShown(document.querySelector(selector)))
			.map((selector) => `no ${selector}`),
		...((main?.innerText.length ?? 0) > 100 ? [] : ["hardly any text"]),
		...faded.map((element) => `invisible: ${element.textContent.slice(0, 60)}`),
	];
};

/**
 * A visitor of a site, in a browser. Functions given to it run in the page and see their arguments
 * alone.
 * @param browser of `openWebKit` or `openFirefox`
 */
export const createVisitor = (browser, origin) => {
	/** What the pages have thrown, rejected or logged as an error since the last call. */
	const takeErrors = () =>
		browser.evaluate(() => {
			const errors = JSON.parse(sessionStorage.getItem("errors") ?? "[]");
			sessionStorage.removeItem("errors");
			return errors;
		});

	/** Waits for something. @returns it @throws at once if the page has an error */
	const wait = async (what, look) => {
		let seen;
		await until(what, async () => {
			seen = await look();
			const errors = seen ? [] : await takeErrors();
			if (errors.length > 0)
				throw new Error(`${what}: no, the page has errors\n${errors.join("\n")}`);
			return seen;
		});
		return seen;
	};

	const see = (what, read, ...args) => wait(what, () => browser.evaluate(read, ...args));

	/**
	 * Waits until an element is visible, uncovered and at rest, scrolling to it.
	 * @param name if it's given, the element's name or text
	 */
	const find = (selector, name = null) =>
		wait(`${name ?? selector} can be reached`, () =>
			browser.find(
				async (wanted, called) => {
					const nameOf = (element) =>
						(element.ariaLabel ?? element.textContent).replace(/\s+/g, " ").trim();
					const element = [...document.querySelectorAll(wanted)].find(
						(each) => each.checkVisibility() && (called === null || nameOf(each) === called),
					);
					if (!element) return null;
					const { x, y, width, height } = element.getBoundingClientRect();
					const isUncovered = element.contains(
						document.elementFromPoint(x + width / 2, y + height / 2),
					);
					if (!isUncovered) element.scrollIntoView({ block: "center", behavior: "instant" });
					await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
					const now = element.getBoundingClientRect();
					const isAtRest = Math.hypot(now.x - x, now.y - y) < 1;
					return isUncovered &&
						isAtRest &&
						element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
						? element
						: null;
				},
				selector,
				name,
			),
		);

	return {
		takeErrors,
		see,
		find,
		click: async (selector, name) => browser.click(await find(selector, name)),
		type: async (selector, text) => browser.type(await find(selector), text),
		press: browser.press,
		/** Sets a date, which each browser lets a visitor fill in differently. */
		choose: async (selector, value) => {
			await find(selector);
			await browser.evaluate(
				(wanted, chosen) => {
					const field = document.querySelector(wanted);
					// React doesn't notice a value that's set on the element itself.
					Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(
						field,
						chosen,
					);
					for (const type of ["input", "change"])
						field.dispatchEvent(new Event(type, { bubbles: true }));
				},
				selector,
				value,
			);
		},
		scroll: (screens) =>
			browser.evaluate(
				(count) => window.scrollBy({ top: count * window.innerHeight, behavior: "instant" }),
				screens,
			),
		goBack: () => browser.evaluate(() => history.back()),
		/** Opens a page and waits until React handles all of it. */
		open: async (path) => {
			await browser.goTo(origin + path);
			await see(`${path} is hydrated`, () => {
				const isHydrated = (element) =>
					Object.keys(element).some((key) => key.startsWith("__react"));
				return (
					"hydrated" in document.documentElement.dataset &&
					[...document.querySelectorAll("main section, footer")].every(isHydrated)
				);
			});
		},
		/** Waits until a click has led to a page, and it has come in. */
		arrive: (path, heading) =>
			see(
				`${path} is shown, with the heading "${heading}"`,
				(wanted, called) => {
					const headings = [...document.querySelectorAll("main h1")];
					const isOpaque = (element) =>
						!element ||
						(getComputedStyle(element).opacity === "1" && isOpaque(element.parentElement));
					const isRight = (element) =>
						element.textContent.replace(/\s+/g, " ").trim() === called && isOpaque(element);
					return location.pathname === wanted && headings.length === 1 && headings.every(isRight);
				},
				path,
				heading,
			),
		/**
		 * Scrolls through the page, and waits until all of it can be read.
		 * @throws Error with what can't be read
		 */
		readAll: async () => {
			// By half a screen, because sections may become shorter as they come near.
			const scrollOn = async () => {
				const from = window.scrollY;
				window.scrollBy({ top: window.innerHeight / 2, behavior: "instant" });
				await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
				return window.scrollY > from;
			};
			while (await browser.evaluate(scrollOn));
			let faults = [];
			await wait("the page can be read", async () => {
				faults = await browser.evaluate(findFaults);
				return faults.length === 0;
			}).catch((error) => {
				throw new Error([error.message, ...faults].join("\n"));
			});
		},
	};
};
