import { useEffect, useState } from "react";

/** The year the build was made in, written into the HTML by webpack's DefinePlugin. */
const builtIn = Number(process.env.GATSBY_BUILD_YEAR);

/** The year of the build, corrected after mount to the visitor's (decisions §4). */
export const useCurrentYear = (): number => {
	const [year, setYear] = useState(builtIn);
	useEffect(() => setYear(new Date().getFullYear()), []);
	return year;
};
