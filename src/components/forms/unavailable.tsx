import { Button } from "../../ui/button";
import { LeafMark } from "../../ui/leaf-mark";
import { Heading, LinkedText } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";
import { type MessageDraft, OtherWays } from "./other-ways";

/** In the form's place if the site is hosted without its server. */
export const Unavailable = ({
	block: { heading, text },
	level = 3,
	message,
	onRetry,
}: {
	block: BlockData;
	level?: 2 | 3;
	message: MessageDraft;
	onRetry: () => void;
}) => (
	<div role="status" className="rounded-card bg-raised px-6 py-10 md:px-12 md:py-14">
		<LeafMark className="mb-6 h-10 w-auto text-mark" />
		<Heading level={level} size={3}>
			{heading}
		</Heading>
		<LinkedText as="p" className="mt-4 max-w-head" text={text.join(" ")} />
		<div className="mt-8">
			<OtherWays message={message} primary />
		</div>
		<Button variant="quiet" className="mt-4 text-note" onClick={onRetry}>
			Check for the form again
		</Button>
	</div>
);
