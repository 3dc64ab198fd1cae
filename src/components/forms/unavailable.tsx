import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { LeafMark } from "../../ui/leaf-mark";
import { LinkedText } from "../../ui/linked-text";
import { type MessageDraft, OtherWays } from "./other-contact-ways";

interface UnavailableProps {
	heading: string;
	text: string;
	message: MessageDraft;
	/** Checks again for the function. */
	onRetry: () => void;
}

/** In the form's place if the site is hosted without its functions: the ways that always work. */
export const Unavailable = ({ heading, text, message, onRetry }: UnavailableProps) => (
	<div role="status" className="rounded-card bg-raised px-6 py-10 md:px-12 md:py-14">
		<LeafMark className="mb-6 h-10 w-auto text-mark" />
		<Heading level={3} size={3}>
			{heading}
		</Heading>
		<p className="mt-4 max-w-head">
			<LinkedText text={text} />
		</p>
		<div className="mt-8">
			<OtherWays message={message} primary />
		</div>
		<Button variant="quiet" className="mt-4 text-note" onClick={onRetry}>
			Check for the form again
		</Button>
	</div>
);
