import { graphql } from "gatsby";
import { cx } from "../../ui/class-names";
import { Picture } from "../../ui/picture";

export const fragments = graphql`
	fragment Portrait on TeamMember {
		name
		monogram
		image {
			...PicturePortrait
		}
	}
`;

/** Screen readers skip a monogram: the name is beside it. */
export const Portrait = ({
	person,
	priority,
	className,
}: {
	person: Queries.PortraitFragment;
	priority?: boolean;
	className?: string;
}) => (
	<div className={cx("arch relative", className)} data-tone="light">
		<Picture
			picture={person.image}
			shape="arch"
			alt={person.monogram === null ? person.image.alt : ""}
			priority={priority}
			className="w-full"
		/>
		{person.monogram !== null && (
			<span
				aria-hidden="true"
				className="@container absolute inset-0 flex items-center justify-center"
			>
				<span className="font-display monogram font-medium">{person.monogram}</span>
			</span>
		)}
	</div>
);
