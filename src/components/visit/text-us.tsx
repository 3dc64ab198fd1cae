import { useTextHref } from "../../hooks/use-site";
import { ButtonLink } from "../../ui/button";

/** Opens a text message to the spa about a treatment. */
export const TextUs = ({ topic }: { topic: string }) => (
	<ButtonLink href={useTextHref(topic)} variant="quiet" className="mt-4">
		Text us about {topic}
	</ButtonLink>
);
