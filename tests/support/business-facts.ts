import navigation from "../../content/navigation.json";
import site from "../../content/site.json";

/** What the query of src/hooks/use-business.ts answers, from the real content. */
export const businessFacts = { business: site, navigation };
