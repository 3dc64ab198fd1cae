import { findClosestPages, type KnownPage } from "../../lib/pages/closest-pages";
import { PageLinks } from "./page-links";

export const ClosestPages = ({ pages }: { pages: readonly KnownPage[] }) => {
	const closest = findClosestPages(window.location.pathname, pages);
	return closest.length > 0 ? (
		<PageLinks
			id="closest"
			heading="Did you mean"
			links={closest.map(({ path, label }) => ({ href: path, label }))}
		/>
	) : null;
};
