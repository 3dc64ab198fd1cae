import type { CollectionEntry } from "./collections";

/** The pages whose questions are of a topic. The questions about records are on no page yet. */
export const questionPages: Readonly<Partial<Record<CollectionEntry<"faqs">["topic"], string>>> = {
	visit: "/contact",
	booking: "/contact",
	pricing: "/pricing",
	shop: "/shop",
};
