import { useCampaign } from "../../hooks/use-campaign";
import type { CampaignData } from "./campaign-data";
import { CampaignDialog } from "./dialog";

/** Opens campaigns one at a time. The dialog comes with it, not when one is due: it would open later by the time that takes. */
export const CampaignEngine = ({ campaigns, timeZone }: { campaigns: readonly CampaignData[]; timeZone: string }) => {
	const { open, close } = useCampaign(campaigns, timeZone);
	return open ? <CampaignDialog key={open.slug} campaign={open} onClose={close} /> : null;
};
