import { useRef } from "react";
import { useSpaDay } from "../../hooks/use-spa-day";
import type { RequestTopic } from "../../lib/catalog/request-topics";
import { formatDay } from "../../lib/time/dates";
import { Button } from "../../ui/button";

/** The offer, or that it's over; for a plan where it is. */
const describeTopic = ({ name, kind, ends }: RequestTopic, today: string): string => {
	if (kind === "plan") return "Your plan is in the note below.";
	return ends && ends < today ? `“${name}” ended on ${formatDay(ends)}. You can still ask.` : `You’re asking about: ${name} (${kind})`;
};

/** The line above the fields: how to fill them in or, in its place so that nothing moves, the offer that the note names. */
export const TopicLine = ({ topic, onRemove }: { topic: RequestTopic | undefined; onRemove: () => void }) => {
	const line = useRef<HTMLDivElement>(null);
	const today = useSpaDay() ?? "";
	return (
		<div ref={line} tabIndex={-1} className="flex min-h-17 items-center gap-4 text-note leading-snug outline-none">
			<p role="status" className={topic ? undefined : "text-muted"}>
				{topic ? describeTopic(topic, today) : "Fill in everything that isn’t marked optional."}
			</p>
			{topic ? (
				<Button
					variant="quiet"
					className="shrink-0"
					onClick={() => {
						onRemove();
						line.current?.focus();
					}}
				>
					Remove
				</Button>
			) : null}
		</div>
	);
};
