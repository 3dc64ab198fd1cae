import { useSite } from "../hooks/use-site";
import { getPath } from "../lib/content/navigation";

export interface SeoProps {
	seo: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
	/** The page's path; query and hash are left out of the canonical address. */
	pathname: string;
	/** "article" for a resource. */
	type?: "website" | "article";
	/** True for pages search engines are not offered. */
	noindex?: boolean;
}

/** A page's title and tags: description, keywords, canonical, Open Graph, Twitter card, local business (docs/specification.md R69). */
export const Seo = ({ seo, pathname, type = "website", noindex = false }: SeoProps) => {
	const { business, social } = useSite();
	const title = `${seo.title} | ${business.name}`;
	const url = `${business.url}${getPath(pathname) === "/" ? "" : getPath(pathname)}` || business.url;
	const picture = social.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
	const { address, geo } = business;
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={seo.description} />
			<meta name="keywords" content={seo.keywords.join(", ")} />
			{noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
			<meta property="og:type" content={type} />
			<meta property="og:site_name" content={business.name} />
			<meta property="og:locale" content="en_US" />
			<meta property="og:title" content={seo.title} />
			<meta property="og:description" content={seo.description} />
			<meta property="og:url" content={url} />
			{picture ? <meta property="og:image" content={`${business.url}${picture}`} /> : null}
			<meta property="og:image:alt" content={social.alt} />
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={seo.title} />
			<meta name="twitter:description" content={seo.description} />
			{picture ? <meta name="twitter:image" content={`${business.url}${picture}`} /> : null}
			<meta name="geo.region" content={`${address.country}-${address.region}`} />
			<meta name="geo.placename" content={address.city} />
			<meta name="geo.position" content={`${geo.latitude};${geo.longitude}`} />
			<meta name="ICBM" content={`${geo.latitude}, ${geo.longitude}`} />
			<meta property="business:contact_data:street_address" content={address.street} />
			<meta property="business:contact_data:locality" content={address.city} />
			<meta property="business:contact_data:region" content={address.region} />
			<meta property="business:contact_data:postal_code" content={address.postalCode} />
			<meta property="business:contact_data:country_name" content={address.country} />
			<meta property="business:contact_data:phone_number" content={business.phone.e164} />
			<meta property="business:contact_data:email" content={business.email} />
		</>
	);
};
