import { Suspense, startTransition, useEffect, useState } from "react";
import { useSite } from "../../hooks/use-site";
import { mayStillOpen } from "../../lib/campaign-days";
import { lazily } from "../../ui/lazily";

const CampaignEngine = lazily("campaigns", () => import("./engine").then((module) => module.CampaignEngine));

/** The campaigns of content/campaigns.json. What runs them, with its time zones, loads only while one may still open. */
export const Campaigns = () => {
	const { business, allCampaign } = useSite();
	const [due, setDue] = useState(false);
	useEffect(() => startTransition(() => setDue(allCampaign.nodes.some(({ window: { last } }) => mayStillOpen(last, new Date())))), [allCampaign]);
	if (!due || !business) return null;
	return (
		<Suspense fallback={null}>
			<CampaignEngine campaigns={allCampaign.nodes} timeZone={business.timeZone} />
		</Suspense>
	);
};
