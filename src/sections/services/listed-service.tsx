import { graphql } from "gatsby";
import { CardTitle } from "../../components/cards/card-title";
import { DetailsArrow } from "../../ui/details-arrow";
import { Picture } from "../../ui/picture";
import { KeepTogether, Text } from "../../ui/text";
import { CompareToggle } from "./compare-picker";

export const fragments = graphql`
	fragment ListedService on Service {
		slug
		path
		title
		shortDescription
		facts {
			sessions
			downtime
		}
		priceFrom
		concerns {
			slug
		}
		image {
			file
			...PictureThumb
		}
	}
`;

export const ListedService = ({
	service,
	eyebrow,
	sentence = false,
}: {
	service: Queries.ListedServiceFragment;
	eyebrow?: string;
	sentence?: boolean;
}) => (
	<article className="group relative h-full min-h-24 items-center gap-4 py-3 xs:flex md:gap-6">
		<div className="w-16 shrink-0 md:w-22">
			<Picture
				picture={service.image}
				shape="thumb"
				alt=""
				className="size-16 rounded-card md:size-22"
				zoom
			/>
			<CompareToggle service={service} className="lg:absolute lg:top-3 lg:right-0" />
		</div>
		<div className="min-w-0 grow">
			{eyebrow && <p className="text-small leading-snug text-caption">{eyebrow}</p>}
			<CardTitle href={service.path} size={4}>
				{service.title}
			</CardTitle>
			{sentence && (
				<Text className="mt-1 max-w-short text-note leading-normal text-muted max-lg:hidden">
					{service.shortDescription}
				</Text>
			)}
			<p className="figures mt-0.5 text-small leading-snug text-caption md:mt-1">
				<KeepTogether>{service.facts.sessions}</KeepTogether>{" "}
				<Text as="span" className="block">
					{service.priceFrom}
				</Text>
			</p>
		</div>
		<DetailsArrow short />
	</article>
);
