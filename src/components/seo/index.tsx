import { useSite } from "../../hooks/use-site";
import { getSocialPicturePath, publicFiles, socialPictureSize } from "../../lib/pages/addresses";
import { getCurrentCrumb, getTrail, isHidden, type Trail } from "../../lib/pages/navigation";
import { required } from "../../lib/required";
import type { ShownOfBusiness } from "../../lib/structured-data/business";
import { getPageUrl, type PageType, type Subject } from "../../lib/structured-data/nodes";
import { buildGraph, serializeGraph } from "../../lib/structured-data/page";

const BusinessTags = () => {
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

interface SeoProps {
	seo: { readonly title: string; readonly description: string; readonly keywords: readonly string[] };
	trail: Trail;
	type?: PageType;
	faqs?: readonly Queries.Faq[];
	/** What the page shows of the spa besides what's in every footer. */
	shown?: ShownOfBusiness;
	subject?: (site: string) => Subject;
	article?: boolean;
}

/** Title, tags (docs/specification.md R69) and structured data (R81). */
export const Seo = ({ seo, trail, type = "WebPage", faqs = [], shown, subject, article = false }: SeoProps) => {
	const { business } = useSite();
	const title = `${seo.title} | ${business.name}`;
	const { label, href: path } = getCurrentCrumb(trail);
	const url = getPageUrl(business.url, path);
	const picture = `${business.url}${getSocialPicturePath(path)}`;
	const name = path === "/" ? business.name : label;
	const graph = buildGraph({ business, shown, trail, name, type, faqs, subject: subject?.(business.url) });
	return (
		<>
			<title>{title}</title>
			<meta name="description" content={seo.description} />
			<meta name="keywords" content={seo.keywords.join(", ")} />
			{isHidden(path) ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={url} />
					<link rel="alternate" hrefLang={business.locale} href={url} />
				</>
			)}
			<link rel="alternate" type="application/rss+xml" title={`${business.name}: resources and specials`} href={publicFiles.rss} />
			{/* What networks and messengers show of a page that somebody shares: Open Graph, and X's card. */}
			<meta property="og:type" content={article ? "article" : "website"} />
			<meta property="og:site_name" content={business.name} />
			<meta property="og:locale" content="en_US" />
			<meta property="og:title" content={seo.title} />
			<meta property="og:description" content={seo.description} />
			<meta property="og:url" content={url} />
			<meta property="og:image" content={picture} />
			<meta property="og:image:width" content={String(socialPictureSize.width)} />
			<meta property="og:image:height" content={String(socialPictureSize.height)} />
			<meta property="og:image:alt" content={title} />
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={seo.title} />
			<meta name="twitter:description" content={seo.description} />
			<meta name="twitter:image" content={picture} />
			<BusinessTags />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text can't be escaped as React escapes text, and serializeGraph leaves no "<" */}
			<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }} />
		</>
	);
};

interface PageSeoProps extends Omit<SeoProps, "seo" | "trail">, Partial<Pick<SeoProps, "trail">> {
	page: (Pick<Queries.PageCopyFragment, "label" | "path"> & Pick<SeoProps, "seo">) | null;
}

/** @throws Error if the query found no page, so that the build stops */
export const PageSeo = ({ page, ...rest }: PageSeoProps) => {
	const found = required(page, "The page in content/pages");
	return <Seo seo={found.seo} trail={getTrail(found)} {...rest} />;
};
