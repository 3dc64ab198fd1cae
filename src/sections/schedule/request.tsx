import { useMemo } from "react";
import { FormContainer } from "../../components/forms/form-container";
import { Sent } from "../../components/forms/sent";
import { useFormPost } from "../../components/forms/use-form-post";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { appointmentForm, summarizeRequest } from "../../lib/forms/appointment-form";
import { formatRows } from "../../lib/forms/summary";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";
import type { RequestData } from "./request-data";
import { createAppointmentDefinition } from "./request-definition";
import { RequestFields } from "./request-fields";

interface RequestProps {
	/** The form's heading, and its parts as points. */
	block: BlockData;
	/** Shown after the request has arrived, and if the form is unavailable. */
	sent: BlockData;
	absent: BlockData;
	data: RequestData;
}

/** Asking for an appointment, in one step; in its place afterwards the confirmation. */
export const ScheduleRequest = ({ block, sent, absent, data }: RequestProps) => {
	const { categories, calendar, team } = data;
	const definition = useMemo(
		() => createAppointmentDefinition({ services: categories.flatMap(({ services }) => services), calendar }, calendar.timeZone),
		[categories, calendar],
	);
	const post = useFormPost(definition);
	const summarize = (values: typeof post.values) => summarizeRequest(values, categories, team);
	if (post.sent) {
		const { reference, values } = post.sent;
		return (
			<Section id="request">
				<Sent
					block={sent}
					reference={reference}
					summary={{ title: appointmentForm.title, rows: summarize(values), fileName: `appointment-request-${reference}` }}
					restart={{ label: "Request another appointment", run: post.restart }}
				/>
			</Section>
		);
	}
	return (
		<Section id="request">
			<SectionHeader id="request-heading" eyebrow={block.eyebrow} heading={block.heading} className="mb-8" />
			<FormContainer
				definition={definition}
				post={post}
				labelledBy="request-heading"
				unavailable={absent}
				action="Send request"
				message={{ subject: "Appointment request", text: `Hello, I’d like to make an appointment.\n${formatRows(summarize(post.values))}` }}
				footClassName="grid gap-x-16 md:grid-cols-4-8 md:*:col-start-2 lg:gap-x-24"
				note={<p className="text-muted">This is a request. It’s not an appointment until we confirm it.</p>}
			>
				{block.text.map((paragraph) => (
					<p key={paragraph} className="mb-12 max-w-text text-muted">
						<LinkedText text={paragraph} />
					</p>
				))}
				<RequestFields block={block} data={data} post={post} />
			</FormContainer>
		</Section>
	);
};
