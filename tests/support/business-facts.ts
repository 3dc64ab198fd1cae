import campaigns from "../../content/campaigns.json";
import navigation from "../../content/navigation.json";
import site from "../../content/site.json";

/** What the static queries of the layout (business, navigation, campaigns) answer, from the real content. */
export const businessFacts = { business: site, navigation, allCampaign: { nodes: campaigns } };
