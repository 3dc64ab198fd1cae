import { type ReactNode, type Ref, useEffect, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import { useOnline } from "../../hooks/use-online";
import type { FormFailure } from "../../lib/forms/failure";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/text";
import type { BlockData } from "../prose/page-copy";
import { FormScopeProvider } from "./context";
import { ErrorSummary } from "./error-summary";
import { isTouched } from "./form-controls";
import { Honeypot } from "./honeypot";
import { type MessageDraft, OtherWays } from "./other-ways";
import { Unavailable } from "./unavailable";
import type { FormPost } from "./use-form-post";

const formatClockTime = (instant: Date): string =>
	instant.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

const FailureNotice = ({
	failure,
	message,
	ref,
}: {
	failure: FormFailure;
	message: MessageDraft;
	ref: Ref<HTMLDivElement>;
}) => (
	<div
		ref={ref}
		tabIndex={-1}
		role="group"
		aria-labelledby="form-failure"
		className="mb-8 border-l-4 border-accent bg-raised px-6 py-6 md:px-8"
	>
		<Heading level={3} size={4} id="form-failure">
			{failure.title}
		</Heading>
		<p className="mt-2 max-w-text">{failure.text}</p>
		{failure.retryAt && (
			<p className="figures mt-2">{`You can send it again after ${formatClockTime(failure.retryAt)}.`}</p>
		)}
		<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
			{(failure.kind === "retryable" || failure.kind === "offline") && (
				<Button type="submit">Try again</Button>
			)}
			<OtherWays message={message} />
		</div>
	</div>
);

const announcements = {
	editing: "",
	sending: "Sending",
	waiting: "You’re offline. We’ll send it as soon as you’re back online.",
};

/**
 * Without script, the browser posts the form. Without a server, other ways of contact take the
 * form's place; visitors who have already typed keep the form below them.
 */
export const FormContainer = ({
	post,
	labelledBy,
	unavailable,
	action,
	message,
	note,
	footClassName,
	children,
}: {
	post: FormPost;
	labelledBy: string;
	unavailable: BlockData;
	action: string;
	message: MessageDraft;
	note?: ReactNode;
	footClassName?: string;
	children: ReactNode;
}) => {
	const { definition, endpoint, errors, failure, form, listeners, phase, summary, values } = post;
	const { id } = definition;
	const online = useOnline();
	const hydrated = useHydrated();
	const [keep, setKeep] = useState(false);
	const missing = endpoint.state === "unavailable";
	useEffect(() => {
		if (missing) setKeep(form.current !== null && isTouched(form.current));
	}, [missing, form]);
	const wrong = Object.keys(errors).length > 0 && (!failure || failure.kind === "fields");
	return (
		<FormScopeProvider value={{ id, errors, values }}>
			{!online && (
				<p className="mb-8 border-l-4 border-mark bg-raised px-6 py-4">
					You’re offline. You can still fill out the form and send it. It stays in this tab and goes
					out when you’re back online.
				</p>
			)}
			{missing && <Unavailable block={unavailable} message={message} onRetry={endpoint.check} />}
			<div hidden={missing && !keep} className={missing ? "mt-12" : undefined}>
				<form
					ref={form}
					tabIndex={-1}
					className="outline-none"
					method="post"
					action={definition.endpoint}
					noValidate={hydrated}
					aria-labelledby={labelledBy}
					data-phase={phase}
					{...listeners}
				>
					{wrong && <ErrorSummary form={id} errors={errors} ref={summary} />}
					{children}
					<Honeypot id={id} />
					<div className={footClassName}>
						{failure && failure.kind !== "fields" && (
							<FailureNotice failure={failure} message={message} ref={summary} />
						)}
						<div className="flex flex-wrap items-center gap-x-8 gap-y-4">
							<Button
								type="submit"
								aria-disabled={phase === "sending" || undefined}
								size="large"
								className="aria-disabled:opacity-70"
							>
								{action}
							</Button>
							{note}
						</div>
						<p role="status" className="mt-4 min-h-7 text-muted">
							{announcements[phase]}
						</p>
					</div>
				</form>
			</div>
		</FormScopeProvider>
	);
};
