import { Suspense, startTransition, useEffect, useState } from "react";
import { whenLoaded } from "../../browser/idle";
import { useSite } from "../../hooks/use-site";
import { lazyComponent } from "../../ui/lazy-component";
import { isOver } from "./eligibility";

const CampaignQueue = lazyComponent("campaigns", () =>
	import("./campaign-queue").then((module) => module.CampaignQueue),
);

/** The code loads only while a campaign may still open. */
export const Campaigns = () => {
	const { business, allCampaign } = useSite();
	const [due, setDue] = useState(false);
	useEffect(() => {
		const ask = () => setDue(allCampaign.nodes.some(({ window }) => !isOver(window, new Date())));
		void whenLoaded().then(() => startTransition(ask));
	}, [allCampaign]);
	// Always rendered: React may hold back the content of a new boundary for up to 300 ms.
	return (
		<Suspense>
			{due && <CampaignQueue campaigns={allCampaign.nodes} timeZone={business.timeZone} />}
		</Suspense>
	);
};
