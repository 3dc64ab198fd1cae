import { useMemo } from "react";
import { PageTitle, type PageTitleData } from "../../components/blocks/page-title";
import { FormContainer } from "../../components/forms/form-container";
import { loadSent, Sent } from "../../components/forms/sent";
import { useFormPost } from "../../components/forms/use-form-post";
import type { BookingCatalog } from "../../forms/appointment/check";
import { appointmentForm, summarizeAppointment } from "../../forms/appointment/form";
import { findDayProblem } from "../../forms/appointment/preferred-days";
import { type SiteData, useSite } from "../../hooks/use-site";
import type { BrowserForm } from "../../lib/forms/definition";
import { formatRows } from "../../lib/forms/summary";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import {
	type AppointmentTopic,
	addPlan,
	addTopic,
	findTopic,
} from "../../lib/services/appointment-topics";
import { serviceNames } from "../../lib/services/booking-path";
import { findDay } from "../../lib/time/time-zone";
import { ButtonLink } from "../../ui/button";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Paragraphs } from "../../ui/text";
import { type AppointmentData, listBookableGroups, listTopics } from "./appointment-data";
import { AppointmentFields } from "./appointment-fields";

const createDefinition = (
	services: BookingCatalog["services"],
	topics: readonly AppointmentTopic[],
	calendar: SiteData["business"],
): BrowserForm => ({
	...appointmentForm,
	loadCheck: async () => {
		const { findAppointmentErrors } = await import(
			/* webpackChunkName: "check-appointment" */ "../../forms/appointment/check"
		);
		return (values) =>
			findAppointmentErrors(values, {
				services,
				calendar,
				today: findDay(calendar.timeZone, new Date()),
			});
	},
	loadSent,
	prefill: (search, filled) => {
		const asked = new URLSearchParams(search);
		const topic = findTopic(topics, asked);
		const plan = asked.get("plan");
		const named = serviceNames
			.map((name) => asked.get(name))
			.filter((slug) => services.some((service) => service.slug === slug));
		const day = asked.get("day") ?? "";
		const isWrong = findDayProblem(day, calendar, findDay(calendar.timeZone, new Date()));
		const chosen = named.length > 0 || !topic ? named : topic.services.map(({ slug }) => slug);
		// All three are set, because they replace what was chosen before.
		const fields =
			chosen.length > 0 ? serviceNames.map((name, index) => [name, chosen[index] ?? ""]) : [];
		return Object.fromEntries(
			[
				...fields,
				["day-1", isWrong ? null : day],
				["weekday-1", isWrong ? null : ""],
				["provider", asked.get("with")],
				["note", topic ? addTopic(topic, filled.note) : plan && addPlan(plan, filled.note)],
			].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
		);
	},
});

export const AppointmentForm = ({
	page,
	data,
}: {
	page: PageTitleData & PageOf<"schedule"> & { image: PictureData | null };
	/** The same object on every render. */
	data: AppointmentData;
}) => {
	const { business } = useSite();
	const block = findBlock(page, "request");
	const bookable = useMemo(() => listBookableGroups(data), [data]);
	const topics = useMemo(() => listTopics(data), [data]);
	const definition = useMemo(
		() =>
			createDefinition(
				bookable.flatMap(({ services }) => services),
				topics,
				business,
			),
		[bookable, business, topics],
	);
	const post = useFormPost(definition);
	const summarize = (values: typeof post.values) =>
		summarizeAppointment(values, bookable, data.allTeamMember.nodes, business);
	if (post.sent) {
		const { reference, link, values } = post.sent;
		return (
			<Section id="request" tone="sand">
				<h1 className="sr-only">{page.heading}</h1>
				<Sent
					block={findBlock(page, "sent")}
					reference={reference}
					change={{ label: `Change or cancel this ${appointmentForm.noun}`, href: link }}
					summary={{
						title: appointmentForm.title,
						rows: summarize(values),
						fileName: `appointment-request-${reference}`,
					}}
					restart={{ label: "Request another appointment", run: post.restart }}
				/>
			</Section>
		);
	}
	return (
		<Section id="request" tone="sand" space="none" className="pt-opening-tight pb-section-reduced">
			<Split from="lg" gap="tight">
				<div className="min-w-0">
					<PageTitle page={page} />
					{business.bookingUrl && (
						<ButtonLink href={business.bookingUrl} className="mt-6">
							Book online
						</ButtonLink>
					)}
					{/* Only wide windows load the picture, which stays in view beside the form. */}
					{page.image && (
						<div className="mt-14 hidden lg:sticky lg:top-below-header lg:block">
							<Picture picture={page.image} shape="arch" className="arch" />
						</div>
					)}
				</div>
				<div className="min-w-0">
					<h2 id="request-heading" className="sr-only">
						{block.heading}
					</h2>
					<FormContainer
						post={post}
						labelledBy="request-heading"
						unavailable={findBlock(page, "absent")}
						action="Send request"
						message={{
							subject: "Appointment request",
							text: `Hello, I’d like to make an appointment.\n${formatRows(summarize(post.values))}`,
						}}
						footClassName="mt-8"
						note={
							<p className="text-muted">
								This is a request. It’s not an appointment until we confirm it.
							</p>
						}
					>
						<AppointmentFields
							block={block}
							existing={findBlock(page, "existing")}
							data={data}
							bookable={bookable}
							topics={topics}
							post={post}
						/>
						<Paragraphs texts={block.text} each="mt-8 max-w-text text-note text-muted" />
					</FormContainer>
				</div>
			</Split>
		</Section>
	);
};
