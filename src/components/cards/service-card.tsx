import { graphql } from "gatsby";
import { DetailsHint } from "../../ui/details-hint";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";
import { Picture } from "../../ui/picture";

export const fragments = graphql`
	fragment ServiceCard on Service {
		slug
		path
		title
		shortDescription
		priceFrom
		facts {
			sessions
			downtime
		}
		image {
			...PictureTile
		}
	}
`;

/** A service in a list: picture, name, one sentence, and the facts to compare by. */
export const ServiceCard = ({ service, level = 3 }: { service: Queries.ServiceCardFragment; level?: 2 | 3 }) => (
	<article className="group relative row-span-2 grid h-full grid-rows-subgrid content-between">
		<div>
			<Picture picture={service.image} shape="card" alt="" className="rounded-card" zoom />
			<Heading level={level} size={3} className="mt-5">
				<Link href={service.path} className="stretched group-hover:text-link">
					{service.title}
				</Link>
			</Heading>
			<p className="mt-2 text-note leading-relaxed text-muted">
				<KeepTogether>{service.shortDescription}</KeepTogether>
			</p>
		</div>
		<div>
			<dl className="figures stack-1 pt-4 text-small text-caption">
				<div className="flex gap-1.5">
					<dt className="sr-only">Sessions</dt>
					<dd>
						<KeepTogether>{service.facts.sessions}</KeepTogether>
					</dd>
				</div>
				<div className="flex gap-1.5">
					<dt className="sr-only">Price</dt>
					<dd>{service.priceFrom}</dd>
				</div>
			</dl>
			<DetailsHint className="mt-3" />
		</div>
	</article>
);
