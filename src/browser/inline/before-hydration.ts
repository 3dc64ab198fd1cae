/*
 * What can't wait for React. The build puts this inline at the start of every page
 * (src/gatsby/webpack/inline-scripts.ts).
 */
const root = document.documentElement;

/**
 * Gatsby's scroll handler decodes the hash. One that can't be decoded, such as "#50%", would blank
 * the page.
 */
for (const name of ["decodeURI", "decodeURIComponent"] as const) {
	const decode = window[name];
	Object.assign(window, {
		[name]: (text: string) => {
			try {
				return decode(text);
			} catch {
				return text;
			}
		},
	});
}

/**
 * Gatsby's router decodes the path and looks the page up by the result. Encoded characters could
 * lead to another page or to a blank one, so they're replaced. No path of ours has any.
 */
const path = location.pathname.replace(/(?:%[\da-f]{2}|[^\w./-])+|(?<=\/)\/+/gi, "_");
if (path !== location.pathname)
	history.replaceState(history.state, "", path + location.search + location.hash);

/** The header's entrance plays once per session; never if session storage throws. */
const entranceKey = "header-entrance-played";
try {
	if (!sessionStorage.getItem(entranceKey)) {
		sessionStorage.setItem(entranceKey, "true");
		root.dataset.entrance = "";
	}
} catch {}

/**
 * A page that isn't opened at its top needs the real heights of its sections from the start
 * (src/styles/shell.css).
 */
const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== "navigate") root.dataset.renderAll = "";

/**
 * Notes when the page had loaded; a campaign's delay counts from then
 * (src/components/campaigns/campaign-queue.tsx).
 */
addEventListener("load", () => {
	root.dataset.loaded = String(performance.now());
});

/** Shows a fading picture once it has loaded. `load` doesn't bubble, so it's captured. */
document.addEventListener(
	"load",
	({ target }) => {
		if (target instanceof HTMLImageElement && target.classList.contains("picture-fade"))
			target.style.opacity = "1";
	},
	true,
);

/**
 * Remembers a tap on search, which opens once it has loaded (src/components/search). If it hasn't
 * after 9 s, the link is followed.
 */
document.addEventListener("click", (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-search]");
	const { metaKey, ctrlKey, shiftKey } = event;
	if (!link || root.dataset.searchState || event.defaultPrevented || metaKey || ctrlKey || shiftKey)
		return;
	event.preventDefault();
	root.dataset.searchState = "wanted";
	setTimeout(() => root.dataset.searchState === "wanted" && location.assign(link.href), 9000);
});

/** For browsers without invoker commands. */
if (!("commandForElement" in HTMLButtonElement.prototype))
	document.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest("button[commandfor]");
		const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button?.getAttribute("command") !== "show-modal") dialog.close();
		else if (!dialog.open) dialog.showModal();
	});

/** For browsers without `closedby`: a click beside a dialog has the dialog itself as its target. */
if (!("closedBy" in document.createElement("dialog")))
	document.addEventListener("click", ({ target }) => {
		if (target instanceof HTMLElement && target.matches("dialog[closedby]"))
			(target as HTMLDialogElement).close();
	});

/** For browsers without popovers: opens and closes the menu's panels (src/styles/menu.css). */
if (!("showPopover" in HTMLElement.prototype)) {
	const open = (button?: Element | null): void => {
		for (const each of document.querySelectorAll("[popovertarget]"))
			each.setAttribute("aria-expanded", String(each === button));
	};
	document.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest("[popovertarget]");
		open(button?.ariaExpanded === "true" ? null : button);
	});
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") open();
	});
}

/**
 * The address of /schedule may choose a treatment and a provider
 * ("?service=hydrafacial&with=nadia-brandt"). These become the defaults of the fields, so that the
 * form can tell them from what the visitor chooses.
 */
addEventListener("DOMContentLoaded", () => {
	const query = new URLSearchParams(location.search);
	for (const [parameter, name] of Object.entries({ service: "service", with: "provider" })) {
		const asked = query.get(parameter);
		const choices = [
			...document.querySelectorAll<HTMLOptionElement | HTMLInputElement>(
				`select[name=${name}] option, input[name=${name}]`,
			),
		];
		if (!choices.some(({ value }) => value === asked)) continue;
		for (const choice of choices) {
			if (choice instanceof HTMLOptionElement) choice.defaultSelected = choice.value === asked;
			else choice.defaultChecked = choice.value === asked;
		}
	}
});
