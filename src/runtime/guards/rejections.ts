/** Production: an unhandled promise rejection is swallowed (spec §8). Development: left alone, so that it is seen. */
export const guardRejections = (): void => {
	if (process.env.NODE_ENV !== "production") return;
	window.addEventListener("unhandledrejection", (event) => event.preventDefault());
};
