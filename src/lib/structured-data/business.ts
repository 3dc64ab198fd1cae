import type { OpeningHoursSpecification } from "schema-dts";
import { getSocialPicturePath } from "../pages/addresses";
import { weekdays } from "../time/dates";
import type { OpeningHours } from "../time/opening-hours";
import { type BusinessNode, getBusinessId } from "./nodes";

export type DescribedBusiness = NonNullable<Queries.SiteQuery["business"]>;

/** Facts that belong only in the data of pages that show them. */
export type ShownOfBusiness = (facts: DescribedBusiness) => Partial<BusinessNode>;

export const listOpeningHours = (hours: readonly OpeningHours[]): OpeningHoursSpecification[] => {
	const spans = new Map(
		hours.map(({ opens, closes }) => [`${opens} ${closes}`, { opens, closes }]),
	);
	return [...spans.values()].map(({ opens, closes }) => ({
		"@type": "OpeningHoursSpecification",
		dayOfWeek: hours.flatMap((entry) =>
			entry.opens === opens && entry.closes === closes ? (weekdays[entry.day] ?? []) : [],
		),
		opens,
		closes,
	}));
};

export const describeBusiness = (facts: DescribedBusiness): BusinessNode => {
	const { address, geo, hours, url } = facts;
	return {
		"@type": ["MedicalBusiness", "DaySpa"],
		"@id": getBusinessId(url),
		name: facts.name,
		legalName: facts.company,
		url,
		logo: `${url}/icons/icon-512x512.png`,
		image: `${url}${getSocialPicturePath("/")}`,
		telephone: facts.phone.e164,
		email: facts.email,
		address: {
			"@type": "PostalAddress",
			streetAddress: address.street,
			addressLocality: address.city,
			addressRegion: address.region,
			postalCode: address.postalCode,
			addressCountry: address.country,
		},
		geo: { "@type": "GeoCoordinates", ...geo },
		openingHoursSpecification: listOpeningHours(hours),
		priceRange: facts.priceRange,
		areaServed: {
			"@type": "GeoCircle",
			geoMidpoint: { "@type": "GeoCoordinates", ...geo },
			geoRadius: facts.serviceRadius,
		},
		sameAs: facts.social.map(({ href }) => href),
	};
};
