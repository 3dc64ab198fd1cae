import type { ReactNode } from "react";
import { pathOf } from "../../lib/navigation";
import { Footer } from "../footer";
import { Header } from "../header";

/** Pages whose first section is dark and runs under the header. */
const darkHeroes = new Set(["/"]);

/** What every page stands in: skip link, header, main, footer. */
export const Layout = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
	const overDark = darkHeroes.has(pathOf(pathname));
	return (
		<>
			<a href="#main-content" className="skip-link">
				Skip to main content
			</a>
			<Header pathname={pathname} overDark={overDark} />
			<main id="main-content" tabIndex={-1} className="outline-none" style={overDark ? undefined : { paddingTop: "var(--header)" }}>
				{children}
			</main>
			<Footer />
		</>
	);
};
