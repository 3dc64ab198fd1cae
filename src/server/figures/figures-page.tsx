import { type Count, tabulate } from "../../lib/figures/tabulate";
import { deskPath } from "../desk/paths";
import type { Page } from "../pages/layout";
import { Subtitle, SummaryList } from "../pages/page-text";

export const figuresPage = (counts: readonly Count[], today: string): Page => ({
	title: "Figures",
	main: tabulate(counts, today).map(({ caption, rows }) => (
		<div key={caption}>
			<Subtitle text={caption} />
			<SummaryList rows={rows} />
		</div>
	)),
	links: [{ href: deskPath, label: "All requests" }],
});
