import type { CampaignData } from "./campaign-data";
import { CampaignDialog } from "./campaign-dialog";
import { useCampaign } from "./use-campaign";

/** Opens campaigns one at a time. The dialog's code is part of this chunk: loading it when a campaign is due would open it late. */
export const CampaignEngine = ({ campaigns, timeZone }: { campaigns: readonly CampaignData[]; timeZone: string }) => {
	const { open, close } = useCampaign(campaigns, timeZone);
	return open ? <CampaignDialog key={open.slug} campaign={open} onClose={close} /> : null;
};
