import { type ReactNode, useEffect, useState } from "react";
import { useOnline } from "../../hooks/use-online";
import type { FormDefinition } from "../../lib/forms/definition";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { LeafMark } from "../../ui/leaf-mark";
import { LinkedText } from "../../ui/linked-text";
import type { BlockData } from "../prose/page-copy";
import { isTouched } from "./form-controls";
import { type MessageDraft, OtherWays } from "./other-contact-ways";
import { PostedForm } from "./posted-form";
import type { FormPost } from "./use-form-post";

interface UnavailableProps {
	heading: string;
	text: string;
	message: MessageDraft;
	/** Checks again for the function. */
	onRetry: () => void;
}

/** In the form's place if the site is hosted without its functions: the ways that always work. */
const Unavailable = ({ heading, text, message, onRetry }: UnavailableProps) => (
	<div role="status" className="rounded-card bg-raised px-6 py-10 md:px-12 md:py-14">
		<LeafMark className="mb-6 h-10 w-auto text-mark" />
		<Heading level={3} size={3}>
			{heading}
		</Heading>
		<LinkedText as="p" className="mt-4 max-w-head" text={text} />
		<div className="mt-8">
			<OtherWays message={message} primary />
		</div>
		<Button variant="quiet" className="mt-4 text-note" onClick={onRetry}>
			Check for the form again
		</Button>
	</div>
);

interface FormContainerProps {
	definition: FormDefinition;
	post: FormPost;
	/** The id of the heading that names the form. */
	labelledBy: string;
	/** Shown if the endpoint is missing. */
	unavailable: BlockData;
	action: string;
	message: MessageDraft;
	note?: ReactNode;
	footClassName?: string;
	children: ReactNode;
}

/**
 * The form, or the other ways if its function is missing, which is found out before anything is typed. Anyone who was faster keeps the form and
 * what is in it, with the other ways above it.
 */
export const FormContainer = ({ unavailable, children, ...rest }: FormContainerProps) => {
	const { post, message } = rest;
	const { endpoint, form } = post;
	const online = useOnline();
	const [keep, setKeep] = useState(false);
	const missing = endpoint.state === "unavailable";
	useEffect(() => {
		if (missing) setKeep(form.current !== null && isTouched(form.current));
	}, [missing, form]);
	return (
		<>
			{online ? null : (
				<p className="mb-8 border-l-4 border-mark bg-raised px-6 py-4">
					You’re offline. You can still fill out the form and send it. It stays in this tab and goes out when you’re back online.
				</p>
			)}
			{missing ? <Unavailable heading={unavailable.heading} text={unavailable.text.join(" ")} message={message} onRetry={endpoint.check} /> : null}
			<div hidden={missing && !keep} className={missing ? "mt-12" : undefined}>
				<PostedForm {...rest}>{children}</PostedForm>
			</div>
		</>
	);
};
