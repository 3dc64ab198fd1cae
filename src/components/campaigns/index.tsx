import { graphql, useStaticQuery } from "gatsby";
import { Suspense } from "react";
import { useBusiness } from "../../hooks/use-business";
import { useCampaign } from "../../hooks/use-campaign";
import { lazily } from "../../ui/lazily";

const CampaignDialog = lazily("campaign dialog", () => import("./dialog").then((module) => module.CampaignDialog));

/** Opens the campaigns of content/campaigns.json in their windows; the dialog loads with the first one that is due. */
export const Campaigns = () => {
	const { business } = useBusiness();
	const { allCampaign } = useStaticQuery<Queries.CampaignsQuery>(graphql`
		query Campaigns {
			allCampaign {
				nodes {
					slug
					dialogName
					storageKey
					window {
						first
						last
					}
					delayMs
					eyebrow
					title
					text
					details {
						label
						value
					}
					link {
						label
						href
					}
				}
			}
		}
	`);
	const { open, close } = useCampaign(allCampaign.nodes, business?.timeZone ?? "America/Chicago");
	return open ? (
		<Suspense fallback={null}>
			<CampaignDialog key={open.slug} campaign={open} onClose={close} />
		</Suspense>
	) : null;
};
