/** A campaign as the query of Campaigns gives it. */
export type CampaignData = Queries.SiteQuery["allCampaign"]["nodes"][number];
