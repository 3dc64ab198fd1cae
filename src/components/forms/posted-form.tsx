import type { ReactNode } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import type { FormDefinition } from "../../lib/forms/definition";
import { Button } from "../../ui/button";
import { FormScopeProvider } from "./context";
import { ErrorSummary } from "./error-summary";
import { FailureNotice } from "./failure-notice";
import { Honeypot } from "./honeypot";
import type { MessageDraft } from "./other-contact-ways";
import type { FormPost } from "./use-form-post";

interface PostedFormProps {
	definition: FormDefinition;
	post: FormPost;
	/** The id of the heading that names it. */
	labelledBy: string;
	/** The button's label. */
	action: string;
	/** The text typed so far, as a message for another way of contact. */
	message: MessageDraft;
	/** Beside the button. */
	note?: ReactNode;
	/** Aligns the foot with the fields. */
	footClassName?: string;
	children: ReactNode;
}

const announcements = { editing: "", sending: "Sending", waiting: "You’re offline. We’ll send it as soon as you’re back online." };

/**
 * A form that posts by itself without script, and with script stays on the page: errors at its head, failures beside its
 * button, both with the focus. The browser's own bubbles are switched off only once script checks instead.
 */
export const PostedForm = ({ definition, post, labelledBy, action, message, note, footClassName, children }: PostedFormProps) => {
	const { errors, failure, form, listeners, phase, summary, values } = post;
	const wrong = Object.keys(errors).length > 0 && (!failure || failure.kind === "fields");
	return (
		<FormScopeProvider value={{ id: definition.id, errors, values }}>
			<form ref={form} method="post" action={definition.endpoint} noValidate={useHydrated()} aria-labelledby={labelledBy} data-phase={phase} {...listeners}>
				{wrong ? <ErrorSummary form={definition.id} errors={errors} text={failure?.text} ref={summary} /> : null}
				{children}
				<Honeypot id={definition.id} />
				<div className={footClassName}>
					{failure && failure.kind !== "fields" ? <FailureNotice failure={failure} message={message} ref={summary} /> : null}
					<div className="flex flex-wrap items-center gap-x-8 gap-y-4">
						<Button type="submit" aria-disabled={phase === "sending" || undefined} className="min-h-14! px-10! aria-disabled:opacity-70">
							{action}
						</Button>
						{note}
					</div>
					<p role="status" className="mt-4 min-h-7 text-muted">
						{announcements[phase]}
					</p>
				</div>
			</form>
		</FormScopeProvider>
	);
};
