import { Suspense } from "react";
// Finds the fields before the page is hydrated, which the form's own chunk may come too late for.
import "../../components/forms/replaced-fields";
import { lazyComponent } from "../../ui/lazy-component";
import { NotLoaded } from "../../ui/not-loaded";
import { Section } from "../../ui/section";
import type { FinderData } from "./data";
import { ConcernLinks, WithoutScript } from "./without-script";

const FinderForm = lazyComponent<{ data: FinderData }>(
	"finder",
	() => import(/* webpackChunkName: "finder" */ "./form").then((module) => module.FinderForm),
	({ data }) => (
		<>
			<NotLoaded>You can also start with what’s bothering you. Each of these leads to the treatments we use for it.</NotLoaded>
			<ConcernLinks concerns={data.concerns} />
		</>
	),
);

/** The questions and the list. They're in the page's HTML; the script behind them is a chunk of its own. */
export const Finder = ({ data }: { data: FinderData }) => (
	<Section space="dense">
		<Suspense fallback={<div className="min-h-window" />}>
			<FinderForm data={data} />
		</Suspense>
		<WithoutScript page={data.page} concerns={data.concerns} />
	</Section>
);
