/** The id of the list, which is also what's printed. */
export const resultsId = "finder-results";

/** Moves the focus to the list, and so the page. The address stays as it is. */
export const focusResults = (): void => document.getElementById(resultsId)?.focus();
