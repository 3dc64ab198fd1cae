import type { HeadProps } from "gatsby";
import { useSite } from "../../hooks/use-site";
import { getSocialPicturePath, publicFiles, socialPictureSize } from "../../lib/pages/addresses";
import { getCurrentCrumb, getTrail, isHidden, type Trail } from "../../lib/pages/navigation";
import { required } from "../../lib/required";
import type { ShownOfBusiness } from "../../lib/structured-data/business";
import { getPageUrl, type PageType, type Subject } from "../../lib/structured-data/nodes";
import { buildGraph, serializeGraph } from "../../lib/structured-data/page";

const Properties = ({
	prefix,
	values,
}: {
	prefix: string;
	values: Readonly<Record<string, string>>;
}) =>
	Object.entries(values).map(([name, content]) => (
		<meta key={name} property={`${prefix}:${name}`} content={content} />
	));

const BusinessTags = () => {
	const { address, email, geo, phone } = useSite().business;
	return (
		<>
			<meta name="geo.region" content={`${address.country}-${address.region}`} />
			<meta name="geo.placename" content={address.city} />
			<meta name="geo.position" content={`${geo.latitude};${geo.longitude}`} />
			<meta name="ICBM" content={`${geo.latitude}, ${geo.longitude}`} />
			<Properties
				prefix="business:contact_data"
				values={{
					street_address: address.street,
					locality: address.city,
					region: address.region,
					postal_code: address.postalCode,
					country_name: address.country,
					phone_number: phone.e164,
					email,
				}}
			/>
		</>
	);
};

interface SeoProps {
	seo: {
		title: string;
		description: string;
		keywords: readonly string[];
	};
	trail: Trail;
	type?: PageType;
	faqs?: readonly Queries.Faq[];
	shown?: ShownOfBusiness;
	subject?: (site: string) => Subject;
	article?: boolean;
}

/** Title, tags (docs/specification.md R69) and structured data (R81). */
export const Seo = ({
	seo,
	trail,
	type = "WebPage",
	faqs = [],
	shown,
	subject,
	article,
}: SeoProps) => {
	const { business } = useSite();
	const title = `${seo.title} | ${business.name}`;
	const { label, href: path } = getCurrentCrumb(trail);
	const url = getPageUrl(business.url, path);
	const picture = `${business.url}${getSocialPicturePath(path)}`;
	const name = path === "/" ? business.name : label;
	const graph = buildGraph({
		business,
		shown,
		trail,
		name,
		type,
		faqs,
		subject: subject?.(business.url),
	});
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
			<link
				rel="alternate"
				type="application/rss+xml"
				title={`${business.name}: resources and specials`}
				href={publicFiles.rss}
			/>
			<Properties
				prefix="og"
				values={{
					type: article ? "article" : "website",
					site_name: business.name,
					locale: "en_US",
					title: seo.title,
					description: seo.description,
					url,
					image: picture,
					"image:width": String(socialPictureSize.width),
					"image:height": String(socialPictureSize.height),
					"image:alt": title,
				}}
			/>
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={seo.title} />
			<meta name="twitter:description" content={seo.description} />
			<meta name="twitter:image" content={picture} />
			<BusinessTags />
			<script
				type="application/ld+json"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: serializeGraph leaves no "<".
				dangerouslySetInnerHTML={{ __html: serializeGraph(graph) }}
			/>
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

export const PageHead = ({ data }: HeadProps<Pick<PageSeoProps, "page">>) => (
	<PageSeo page={data.page} />
);
