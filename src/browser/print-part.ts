/**
 * Opens the print dialog for one element; the rest of the page isn't printed (styles/print.css). The mark is taken away once the dialog closes,
 * so that the page prints whole again.
 * @param id the element's id; without it, the page is printed
 */
export const printPart = (id = ""): void => {
	const part = document.getElementById(id);
	if (part) {
		part.dataset.print = "only";
		addEventListener("afterprint", () => delete part.dataset.print, { once: true });
	}
	// Browsers inside apps may not have it (ui/print-button.tsx).
	window.print?.();
};
