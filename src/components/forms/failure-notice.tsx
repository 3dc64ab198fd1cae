import type { Ref } from "react";
import type { FormFailure } from "../../lib/forms/failure";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { type BegunMessage, OtherWays } from "./other-ways";

interface FailureNoticeProps {
	failure: FormFailure;
	message: BegunMessage;
	ref: Ref<HTMLDivElement>;
}

const clockTime = (instant: Date): string => instant.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** Why nothing arrived and what to do now, beside the button that was pressed. Takes the focus. */
export const FailureNotice = ({ failure, message, ref }: FailureNoticeProps) => (
	<div ref={ref} tabIndex={-1} role="group" aria-labelledby="form-failure" className="mb-8 border-l-4 border-accent bg-raised px-6 py-6 md:px-8">
		<Heading level={3} size={4} id="form-failure">
			{failure.title}
		</Heading>
		<p className="mt-2 max-w-text">{failure.text}</p>
		{failure.again ? <p className="figures mt-2">It can be sent again from {clockTime(failure.again)}.</p> : null}
		<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
			{failure.kind === "again" ? <Button type="submit">Try again</Button> : null}
			<OtherWays message={message} />
		</div>
	</div>
);
