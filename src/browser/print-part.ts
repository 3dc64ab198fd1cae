/**
 * Opens the print dialog for one element; the rest of the page isn't printed (styles/print.css). The mark is taken away once the dialog closes,
 * so that the page prints whole again.
 * @param id the element's id
 */
export const printPart = (id: string): void => {
	const part = document.getElementById(id);
	if (part) {
		part.dataset.print = "only";
		addEventListener("afterprint", () => delete part.dataset.print, { once: true });
	}
	window.print();
};
