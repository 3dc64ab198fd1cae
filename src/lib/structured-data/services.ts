import { getBusinessId, getServiceId } from "./ids";
import type { ServiceNode, Subject } from "./nodes";
import { describeOffer } from "./offers";
import { describeReview, type ReviewFacts, type SourceFacts } from "./reviewed";

export interface ServiceFacts {
	readonly path: string;
	readonly title: string;
	readonly description: string;
	readonly category: { readonly title: string };
	readonly medical: boolean;
	readonly prices: readonly { readonly name: string; readonly amount: number; readonly from: boolean; readonly unit: string }[];
}

/** A service with its prices. MedicalProcedure alone can't have a provider and offers, so a treatment is both. */
export const describeService = (site: string, { path, title, description, category, medical, prices }: ServiceFacts): ServiceNode => {
	const facts = {
		"@id": getServiceId(site, path),
		name: title,
		description,
		url: `${site}${path}`,
		serviceType: category.title,
		provider: { "@id": getBusinessId(site) },
		offers: prices.map(describeOffer),
	};
	return medical ? { "@type": ["Service", "MedicalProcedure"], ...facts } : { "@type": "Service", ...facts };
};

/** A service's page, with who checked it and what it cites. */
export const describeServicePage = (
	site: string,
	service: ServiceFacts & { readonly review: ReviewFacts; readonly sources: readonly SourceFacts[] },
): Subject => ({
	nodes: [describeService(site, service)],
	details: { about: { "@id": getServiceId(site, service.path) }, ...describeReview(site, service.review, service.sources) },
});
