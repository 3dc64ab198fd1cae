import type {
	Offer,
	OfferCatalog,
	OfferLeaf,
	ProductLeaf,
	UnitPriceSpecification,
} from "schema-dts";
import type { PriceLine } from "../services/prices";
import { getBusinessId, getPriceListId, getServiceId } from "./nodes";

const currency = "USD";

type NamedPrice = PriceLine & { readonly name: string };

const describePrice = ({ amount, from, unit }: PriceLine): UnitPriceSpecification => ({
	"@type": "UnitPriceSpecification",
	...(from ? { minPrice: amount } : { price: amount }),
	priceCurrency: currency,
	unitText: unit,
});

export const describeOffer = (price: NamedPrice): Offer => ({
	"@type": "Offer",
	name: price.name,
	priceSpecification: describePrice(price),
});

interface PriceList {
	readonly name: string;
	readonly categories: readonly {
		readonly title: string;
		readonly services: readonly {
			readonly path: string;
			readonly title: string;
			readonly prices: readonly NamedPrice[];
		}[];
	}[];
	readonly packages: readonly Pick<Queries.PackageRowFragment, "name" | "amount">[];
	readonly memberships: readonly Pick<Queries.Membership, "name" | "monthlyPrice">[];
}

export const describePriceList = (
	site: string,
	{ name, categories, packages, memberships }: PriceList,
): OfferCatalog => ({
	"@type": "OfferCatalog",
	"@id": getPriceListId(site),
	name,
	itemListElement: [
		...categories.map(({ title, services }) => ({
			"@type": "OfferCatalog" as const,
			name: title,
			itemListElement: services.map((service) => ({
				"@type": "OfferCatalog" as const,
				name: service.title,
				url: `${site}${service.path}`,
				itemListElement: service.prices.map(describeOffer),
			})),
		})),
		...packages.map((offer) => describeOffer({ ...offer, unit: "per package" })),
		...memberships.map(({ name: tier, monthlyPrice }) =>
			describeOffer({ name: tier, amount: monthlyPrice, unit: "a month" }),
		),
	],
});

interface Special extends Pick<Queries.Special, "slug" | "title" | "offer" | "starts" | "ends"> {
	readonly services: readonly Pick<Queries.Service, "path" | "title">[];
	readonly prices: readonly Pick<Queries.SpecialPrice, "amount">[];
}

export const describeSpecial = (
	site: string,
	{ slug, title, offer, starts, ends, services, prices }: Special,
): OfferLeaf => ({
	"@type": "Offer",
	"@id": `${site}/specials#${slug}`,
	url: `${site}/specials#${slug}`,
	name: title,
	description: offer,
	validFrom: starts,
	...(ends && { validThrough: ends }),
	...(prices.length > 0 && {
		priceSpecification: prices.map(({ amount }) => ({
			"@type": "PriceSpecification" as const,
			price: amount,
			priceCurrency: currency,
		})),
	}),
	offeredBy: { "@id": getBusinessId(site) },
	itemOffered: services.map((service) => ({
		"@type": "Service",
		"@id": getServiceId(site, service.path),
		name: service.title,
	})),
});

type Product = Pick<Queries.Product, "slug" | "name" | "summary" | "price"> & {
	readonly picture: string;
};

export const describeProduct = (
	site: string,
	{ slug, name, summary, price, picture }: Product,
): ProductLeaf => ({
	"@type": "Product",
	"@id": `${site}/shop#product-${slug}`,
	name,
	description: summary,
	image: `${site}${picture}`,
	offers: {
		"@type": "Offer",
		price,
		priceCurrency: currency,
		availability: "https://schema.org/InStoreOnly",
		seller: { "@id": getBusinessId(site) },
	},
});
