/** A campaign as useSite (src/hooks/use-site.ts) gives it. */
export type CampaignData = Queries.SiteQuery["allCampaign"]["nodes"][number];
