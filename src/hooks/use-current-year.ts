import { useSpaDay } from "./use-spa-day";

/** The year of the build, corrected after mount to the current year at the spa (docs/specification.md R39). */
export const useCurrentYear = (): number => {
	const day = useSpaDay();
	// webpack replaces it with the build's year (gatsby-config.ts).
	return Number(day?.slice(0, 4) ?? process.env.GATSBY_BUILD_YEAR);
};
