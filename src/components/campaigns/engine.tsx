import { Suspense } from "react";
import { useCampaign } from "../../hooks/use-campaign";
import { lazily } from "../../ui/lazily";
import type { CampaignData } from "./campaign-data";

const CampaignDialog = lazily("campaign dialog", () => import("./dialog").then((module) => module.CampaignDialog));

/** Opens campaigns one at a time; the dialog loads with the first one that is due. */
export const CampaignEngine = ({ campaigns, timeZone }: { campaigns: readonly CampaignData[]; timeZone: string }) => {
	const { open, close } = useCampaign(campaigns, timeZone);
	return open ? (
		<Suspense fallback={null}>
			<CampaignDialog key={open.slug} campaign={open} onClose={close} />
		</Suspense>
	) : null;
};
