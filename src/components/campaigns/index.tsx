import { graphql, useStaticQuery } from "gatsby";
import { Suspense, startTransition, useEffect, useState } from "react";
import { useBusiness } from "../../hooks/use-business";
import { mayStillOpen } from "../../lib/campaign-days";
import { lazily } from "../../ui/lazily";

const CampaignEngine = lazily("campaigns", () => import("./engine").then((module) => module.CampaignEngine));

/** The campaigns of content/campaigns.json. What runs them, with its time zones, loads only while one may still open. */
export const Campaigns = () => {
	const { business } = useBusiness();
	const [due, setDue] = useState(false);
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
					frequency
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
	useEffect(() => startTransition(() => setDue(allCampaign.nodes.some(({ window: { last } }) => mayStillOpen(last, new Date())))), [allCampaign]);
	if (!due || !business) return null;
	return (
		<Suspense fallback={null}>
			<CampaignEngine campaigns={allCampaign.nodes} timeZone={business.timeZone} />
		</Suspense>
	);
};
