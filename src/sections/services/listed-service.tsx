import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";
import { withSizes } from "../../ui/picture-sizes";
import { ServiceFacts } from "./service-facts";

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
			...PictureCard
		}
	}
`;

export interface ListedServiceProps {
	service: Queries.ListedServiceFragment;
	/** "stack": picture above from tablets on; "row": picture at the left always, as on phones. */
	shape?: "stack" | "row";
	/** The category, if the section does not say it. */
	eyebrow?: string;
}

/** A treatment in the list. On phones a row with a small picture, so that 27 of them stay short. */
export const ListedService = ({ service, shape = "stack", eyebrow }: ListedServiceProps) => (
	<article
		className={cx(
			"group relative grid grid-cols-thumb gap-x-5 border-t border-hairline pt-6",
			shape === "stack" ? "md:block md:border-0 md:pt-0" : "md:grid-cols-thumb-large md:gap-x-7",
		)}
	>
		<Picture
			picture={withSizes(service.image, shape === "stack" ? "(min-width: 1296px) 444px, (min-width: 768px) 37vw, 7.8rem" : "11.4rem")}
			shape="card"
			alt=""
			className={cx("self-start rounded-card", shape === "stack" && "md:mb-5")}
			zoom
		/>
		<div>
			{eyebrow ? <p className="mb-1.5 text-small text-caption">{eyebrow}</p> : null}
			<Heading level={3} size={4}>
				<Link href={service.path} className="stretched hover:text-link">
					{service.title}
				</Link>
			</Heading>
			<p className="mt-2 text-note leading-relaxed text-muted">
				<KeepTogether>{service.shortDescription}</KeepTogether>
			</p>
			<ServiceFacts facts={service.facts} priceFrom={service.priceFrom} narrow={shape === "stack"} />
		</div>
	</article>
);
