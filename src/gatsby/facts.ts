import { describeHours } from "../lib/hours";
import type { Facts } from "../lib/placeholders";
import type { Site } from "../schemas/site";

/** What `{phone}` and the like stand for in content. */
export const factsOf = (site: Site): Facts => ({
	phone: site.phone.display,
	email: site.email,
	address: `${site.address.street}, ${site.address.city}, ${site.address.region} ${site.address.postalCode}`,
	street: site.address.street,
	city: site.address.city,
	spa: site.name,
	company: site.company,
	hours: describeHours(site.hours),
});
