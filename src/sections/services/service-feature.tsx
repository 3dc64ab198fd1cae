import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Picture, type PictureData } from "../../ui/picture";
import { CompareToggle } from "./compare-toggle";
import { ServiceFacts } from "./service-facts";

/** The columns of its picture and its words if they stand side by side. */
const columns = {
	left: { picture: "md:col-start-1", words: "md:col-start-2" },
	right: { picture: "md:col-start-2", words: "md:col-start-1" },
};

export interface ServiceFeatureProps {
	service: Queries.ListedServiceFragment;
	/** The category's picture, in the wide cut. */
	picture: PictureData;
	/** The picture's side of the category's two columns, from tablets on. */
	side: keyof typeof columns;
	/** True if its words are in the other column, above the rows; else they're below its picture. */
	spread: boolean;
}

/** The treatment that opens a category. Its picture is as tall as the rows beside it ask. */
export const ServiceFeature = ({ service, picture, side, spread }: ServiceFeatureProps) => (
	<article
		className={cx(
			"group relative",
			spread ? "md:col-span-2 md:col-start-1 md:row-span-2 md:row-start-1 md:grid md:grid-cols-subgrid md:grid-rows-subgrid" : "md:flex md:flex-col",
			!spread && side === "right" && "md:order-1",
		)}
	>
		<Picture
			picture={picture}
			shape="wide"
			alt=""
			className={cx(
				"grow self-stretch rounded-card max-md:aspect-2/1",
				spread && cx("md:row-span-2 md:row-start-1 md:aspect-auto md:min-h-80", columns[side].picture),
			)}
			imgClassName="object-subject"
			zoom
		/>
		<div className={cx("mt-4 md:mt-5", spread && cx("md:row-start-1 md:mt-0", columns[side].words))}>
			<div className="flex items-start justify-between gap-4">
				<Heading level={3}>
					<Link href={service.path} className="stretched group-hover:text-link">
						{service.title}
					</Link>
				</Heading>
				<CompareToggle service={service} className="relative -right-1.5 mt-1 lg:right-0" />
			</div>
			<p className="mt-2 max-w-short text-note leading-normal text-muted">
				<KeepTogether>{service.shortDescription}</KeepTogether>
			</p>
			<ServiceFacts facts={service.facts} priceFrom={service.priceFrom} />
		</div>
	</article>
);
