import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Picture } from "../../ui/picture";

export const fragments = graphql`
	fragment Portrait on TeamMember {
		name
		monogram
		image {
			...PictureArch
		}
	}
`;

/** A person under the arch: the monogram on its ground until there is a photograph. */
export const Portrait = ({ person, priority = false, className }: { person: Queries.PortraitFragment; priority?: boolean; className?: string }) => (
	<div className={cx("arch relative", className)} data-tone="light">
		<Picture picture={person.image} shape="arch" alt="" priority={priority} className="w-full" />
		<span aria-hidden="true" className="@container absolute inset-0 flex items-center justify-center">
			<span className="font-display monogram font-medium">{person.monogram}</span>
		</span>
	</div>
);
