import type { Ref } from "react";
import type { FormFailure } from "../../lib/forms/failure";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { type MessageDraft, OtherWays } from "./other-contact-ways";

interface FailureNoticeProps {
	failure: FormFailure;
	message: MessageDraft;
	ref: Ref<HTMLDivElement>;
}

const formatClockTime = (instant: Date): string => instant.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** Why nothing arrived and what to do now, beside the button. Takes the focus. */
export const FailureNotice = ({ failure, message, ref }: FailureNoticeProps) => (
	<div ref={ref} tabIndex={-1} role="group" aria-labelledby="form-failure" className="mb-8 border-l-4 border-accent bg-raised px-6 py-6 md:px-8">
		<Heading level={3} size={4} id="form-failure">
			{failure.title}
		</Heading>
		<p className="mt-2 max-w-text">{failure.text}</p>
		{failure.retryAt ? <p className="figures mt-2">{`You can send it again after ${formatClockTime(failure.retryAt)}.`}</p> : null}
		<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
			{failure.kind === "retryable" || failure.kind === "offline" ? <Button type="submit">Try again</Button> : null}
			<OtherWays message={message} />
		</div>
	</div>
);
