import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Picture, type PictureData } from "../../ui/picture";
import { ServiceFacts } from "./service-facts";

export interface ServiceFeatureProps {
	service: Queries.ListedServiceFragment;
	/** The category's picture, in the wide cut. */
	picture: PictureData;
	/** Where the words are: at the picture's right, at its left, or below it. */
	words: "right" | "left" | "below";
}

/** The treatment that opens a category, with a large picture. */
export const ServiceFeature = ({ service, picture, words }: ServiceFeatureProps) => (
	<article
		className={cx(
			"group relative",
			words !== "below" && "grid items-center gap-x-14",
			words === "right" && "md:grid-cols-7-5",
			words === "left" && "md:grid-cols-5-7",
		)}
	>
		<Picture picture={picture} shape="wide" alt="" className={cx("rounded-card", words === "left" && "md:order-2")} zoom />
		<div className={cx("mt-6", words !== "below" && "md:mt-0")}>
			<Heading level={3}>
				<Link href={service.path} className="stretched hover:text-link">
					{service.title}
				</Link>
			</Heading>
			<p className="mt-3 max-w-short text-muted">
				<KeepTogether>{service.shortDescription}</KeepTogether>
			</p>
			<ServiceFacts facts={service.facts} priceFrom={service.priceFrom} />
		</div>
	</article>
);
