import { graphql } from "gatsby";
import { Picture } from "../../ui/picture";
import { Text } from "../../ui/text";
import { CardTitle } from "./card-title";

export const fragments = graphql`
	fragment ServiceRow on Service {
		slug
		path
		title
		shortDescription
		priceFrom
		image {
			...PictureThumb
		}
	}
`;

export const ServiceRows = ({ services }: { services: readonly Queries.ServiceRowFragment[] }) => (
	<ul className="grid border-t border-hairline md:grid-cols-2 md:gap-x-(--column-gap)">
		{services.map(({ slug, path, title, shortDescription, priceFrom, image }) => (
			<li
				key={slug}
				className="group relative flex flex-col gap-4 border-b border-hairline py-5 xs:flex-row sm:gap-6 md:py-7 md:last:odd:col-span-2"
			>
				<Picture
					picture={image}
					shape="thumb"
					alt=""
					className="size-16 shrink-0 self-start rounded-card sm:size-28"
				/>
				<div>
					<CardTitle href={path} size={4}>
						{title}
					</CardTitle>
					<Text className="mt-1.5 text-note leading-relaxed text-muted">{shortDescription}</Text>
					<Text className="figures mt-2 text-small text-caption">{priceFrom}</Text>
				</div>
			</li>
		))}
	</ul>
);
