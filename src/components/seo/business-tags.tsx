import { useSite } from "../../hooks/use-site";

/** The tags of a local business: where it is and how to reach it. */
export const BusinessTags = () => {
	const { address, email, geo, phone } = useSite().business;
	return (
		<>
			<meta name="geo.region" content={`${address.country}-${address.region}`} />
			<meta name="geo.placename" content={address.city} />
			<meta name="geo.position" content={`${geo.latitude};${geo.longitude}`} />
			<meta name="ICBM" content={`${geo.latitude}, ${geo.longitude}`} />
			<meta property="business:contact_data:street_address" content={address.street} />
			<meta property="business:contact_data:locality" content={address.city} />
			<meta property="business:contact_data:region" content={address.region} />
			<meta property="business:contact_data:postal_code" content={address.postalCode} />
			<meta property="business:contact_data:country_name" content={address.country} />
			<meta property="business:contact_data:phone_number" content={phone.e164} />
			<meta property="business:contact_data:email" content={email} />
		</>
	);
};
