import { LinkList } from "../../ui/links";
import { Heading, type LinkItem } from "../../ui/text";

/** In ink, because they're on a picture. */
export const PageLinks = ({
	id,
	heading,
	links,
	className,
}: {
	id: string;
	heading: string;
	links: readonly LinkItem[];
	className?: string;
}) => (
	<nav aria-labelledby={id} className={className}>
		<Heading level={2} size={4} id={id}>
			{heading}
		</Heading>
		<LinkList
			links={links}
			className="mt-2 flex flex-wrap gap-x-7"
			linkClassName="inline-flex min-h-11 items-center underline decoration-on-surface/35 decoration-1 underline-offset-5 hover:decoration-current"
		/>
	</nav>
);
