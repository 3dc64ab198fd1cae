import { describeReview, type Review } from "./medical-review";
import { getBusinessId, getServiceId, type ServiceNode, type Subject } from "./nodes";
import { describeOffer } from "./offers";

interface Service extends Pick<Queries.Service, "path" | "title" | "description" | "medical"> {
	readonly category: Pick<Queries.Category, "title">;
	readonly prices: readonly Parameters<typeof describeOffer>[0][];
}

/** A MedicalProcedure can't have a provider and offers, so it's a Service as well. */
export const describeService = (
	site: string,
	{ path, title, description, category, medical, prices }: Service,
): ServiceNode => {
	const facts = {
		"@id": getServiceId(site, path),
		name: title,
		description,
		url: `${site}${path}`,
		serviceType: category.title,
		provider: { "@id": getBusinessId(site) },
		offers: prices.map(describeOffer),
	};
	return medical
		? { "@type": ["Service", "MedicalProcedure"], ...facts }
		: { "@type": "Service", ...facts };
};

export const describeServicePage = (
	site: string,
	service: Service & { readonly review: Review; readonly sources: readonly Queries.Source[] },
): Subject => ({
	nodes: [describeService(site, service)],
	details: {
		about: { "@id": getServiceId(site, service.path) },
		...describeReview(site, service.review, service.sources),
	},
});
