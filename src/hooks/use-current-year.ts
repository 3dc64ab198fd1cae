import { useSpaDay } from "./use-spa-day";

/** The year of the build, corrected after mount to the year it is at the spa, wherever the visitor is (docs/specification.md R39). */
export const useCurrentYear = (): number => {
	const day = useSpaDay();
	// webpack writes the build's year in here (gatsby-config.ts).
	return Number(day?.slice(0, 4) ?? process.env.GATSBY_BUILD_YEAR);
};
