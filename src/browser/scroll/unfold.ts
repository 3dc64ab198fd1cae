/** Opens the `<details>` that an element is in, so that it can be seen and focused. */
export const unfold = (element: Element): void => {
	const folded = element.closest("details");
	if (folded) folded.open = true;
};
