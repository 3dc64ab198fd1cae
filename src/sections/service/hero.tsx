import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/blocks/page-title";
import { ReviewedBy } from "../../components/prose/evidence";
import { ShareButton } from "../../components/share";
import { getServiceTrail } from "../../lib/pages/navigation";
import { getBookingPath } from "../../lib/services/booking-path";
import { getComparePath } from "../../lib/services/compare-path";
import { ButtonLink } from "../../ui/button";
import { ArrowLink } from "../../ui/links";
import { Picture } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Heading, Lead, Text } from "../../ui/text";

export const fragments = graphql`
	fragment ServiceHero on Service {
		slug
		path
		title
		description
		performedBy
		priceFrom
		category {
			title
			href
		}
		image {
			...PictureArch
		}
		facts {
			sessions
			spacing
			duration
			downtime
			onset
			lasts
		}
		review {
			...MedicalReviewFields
		}
		related {
			service {
				slug
				title
			}
		}
	}
`;

const labels = [
	["sessions", "Sessions"],
	["spacing", "Time between"],
	["duration", "Visit length"],
	["downtime", "Downtime"],
	["onset", "First results"],
	["lasts", "Results last"],
] as const;

export const ServiceHero = ({ service }: { service: Queries.ServiceHeroFragment }) => {
	const { description, facts, image, performedBy, priceFrom, related, review, slug, title } =
		service;
	const others = related.slice(0, 2).map((each) => each.service);
	return (
		<Section tone="sand" space="none" className="pb-section-reduced">
			<Split ratio="7-5" gap="none">
				<div className="max-w-head pt-opening pb-8 md:pb-opening">
					<Breadcrumb trail={getServiceTrail(service)} className="mb-5" />
					<Heading level={1}>{title}</Heading>
					<Lead className="mt-6">{description}</Lead>
					<Text className="figures mt-4 text-lead font-medium">{priceFrom}</Text>
					<div className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-3">
						<ButtonLink href={getBookingPath({ service: slug })}>Book {title}</ButtonLink>
						<a href="#price" className="quiet-link inline-flex min-h-12 items-center font-medium">
							See prices
						</a>
						<ShareButton />
					</div>
					<p className="mt-6 text-small font-medium">{performedBy}</p>
					<ReviewedBy review={review} />
				</div>
				<Picture
					picture={image}
					shape="arch"
					priority
					className="arch w-3/5 self-start max-md:order-last max-md:mt-8 md:mt-headline md:w-full md:self-stretch"
				/>
				<div className="md:col-span-2">
					<dl className="figures grid border-t border-hairline xs:grid-cols-2 sm:grid-cols-3">
						{labels.map(([key, label]) => (
							<div key={key} className="border-b border-hairline py-3 pr-6 sm:py-5">
								<dt className="text-label text-muted">{label}</dt>
								<Text as="dd" className="mt-1 leading-snug font-medium max-md:text-note">
									{facts[key]}
								</Text>
							</div>
						))}
					</dl>
					<ArrowLink
						href={getComparePath([slug, ...others.map((other) => other.slug)])}
						className="mt-3 text-note print:hidden"
					>
						Compare with {others.map((other) => other.title).join(" and ")}
					</ArrowLink>
				</div>
			</Split>
		</Section>
	);
};
