import type { BlockProps, SectionPlace } from "../../components/blocks/render-blocks";
import { SectionHeader, SplitSection } from "../../components/blocks/sections";
import { SelectField } from "../../components/forms/field";
import { FormContainer } from "../../components/forms/form-container";
import { ReachFields } from "../../components/forms/reach-fields";
import { loadSent, Sent } from "../../components/forms/sent";
import { TextArea } from "../../components/forms/text-area";
import { useFormPost } from "../../components/forms/use-form-post";
import { OpenNow } from "../../components/open-now";
import { AreaMap } from "../../components/visit/area-map";
import { PhoneLink } from "../../components/visit/contact-links";
import { SaveContact } from "../../components/visit/save-contact";
import { Directions } from "../../components/visit/visit-facts";
import { messageFields, messageForm, summarizeMessage } from "../../forms/message/form";
import { useBusinessDay } from "../../hooks/use-business-day";
import { useSite, useTextHref } from "../../hooks/use-site";
import type { BrowserForm } from "../../lib/forms/definition";
import { type FormValues, findOption } from "../../lib/forms/fields";
import { formatRows } from "../../lib/forms/summary";
import { findBlock, type PageOf } from "../../lib/pages/blocks";
import { slugify } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { ButtonLink } from "../../ui/button";
import { DetailList } from "../../ui/detail-list";
import { Disclosure } from "../../ui/disclosure";
import { Picture, type PictureData } from "../../ui/picture";
import { Section, Split } from "../../ui/section";
import { Link, Paragraphs } from "../../ui/text";

export const ContactQuickWays = () => {
	const { email, name, phone } = useSite().business;
	return (
		<>
			<p className="font-display text-display-2">
				<PhoneLink className="figures inline-block py-1 hover:text-link" />
			</p>
			<OpenNow className="mt-1 text-muted" />
			<div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-3">
				<ButtonLink href={`tel:${phone.e164}`}>Call</ButtonLink>
				<ButtonLink href={useTextHref()} variant="secondary">
					Text us
				</ButtonLink>
				<Link
					href={`mailto:${email}`}
					className="quiet-link inline-flex min-h-12 min-w-0 items-center font-medium wrap-anywhere"
				>
					{email}
				</Link>
				<SaveContact slug={slugify(name)} />
			</div>
		</>
	);
};

/** The HTML has all holidays; after mount, those that have passed are gone. */
export const ContactHolidays = () => {
	const today = useBusinessDay() ?? "";
	const rows = useSite().business.holidays.flatMap(({ date, name }) =>
		date < today ? [] : [{ term: formatDay(date), detail: name }],
	);
	if (rows.length === 0) return null;
	return (
		<Disclosure summary="Holidays we’re closed" className="border-b">
			<DetailList layout="spread" rows={rows} className="border-t text-note" />
		</Disclosure>
	);
};

const { topic, message } = messageFields;

const messageDefinition: BrowserForm = {
	...messageForm,
	loadCheck: async () =>
		(await import(/* webpackChunkName: "check-message" */ "../../forms/message/check"))
			.findMessageErrors,
	loadSent,
	prefill: (search): FormValues => {
		const option = findOption(topic.options, new URLSearchParams(search).get(topic.name) ?? "");
		return option ? { topic: option.value } : {};
	},
};

export const ContactMessage = ({
	page,
	place,
}: {
	page: PageOf<"contact">;
	place: SectionPlace;
}) => {
	const post = useFormPost(messageDefinition);
	if (post.sent) {
		const { reference, link, values } = post.sent;
		return (
			<Section id="message" {...place}>
				<Sent
					block={findBlock(page, "sent")}
					reference={reference}
					change={{ label: `Change or cancel this ${messageForm.noun}`, href: link }}
					summary={{
						title: messageForm.title,
						rows: summarizeMessage(values),
						fileName: `message-${reference}`,
					}}
					restart={{ label: "Send another message", run: post.restart }}
				/>
			</Section>
		);
	}
	return (
		<SplitSection block={findBlock(page, "message")} from="lg" sticky {...place}>
			<div className="min-w-0">
				<FormContainer
					post={post}
					labelledBy="message-heading"
					unavailable={findBlock(page, "absent")}
					action="Send message"
					footClassName="mt-10"
					message={{ subject: "A question", text: formatRows(summarizeMessage(post.values)) }}
					note={
						<Link
							href="/privacy"
							className="quiet-link inline-flex min-h-11 items-center text-note"
						>
							How we use your information
						</Link>
					}
				>
					<div className="stack-8">
						<ReachFields first="email" className="gap-y-8" />
						<SelectField {...topic} />
						<TextArea {...message} rows={6} />
					</div>
				</FormContainer>
			</div>
		</SplitSection>
	);
};

export const ContactVisit = ({
	block,
	place,
}: BlockProps & { block: { readonly image: PictureData | null } }) => (
	<Section labelledBy="visit" {...place}>
		<Split from="lg" className="lg:items-end">
			<div className="grid gap-x-(--column-gap) gap-y-12 md:grid-cols-5-7 lg:block">
				{block.image && (
					<Picture
						picture={block.image}
						shape="arch"
						className="arch max-md:hidden md:-mt-overlap md:mb-12"
					/>
				)}
				<div>
					<SectionHeader id="visit" eyebrow={block.eyebrow} heading={block.heading} />
					<Paragraphs texts={block.text} className="mt-6 max-w-text stack-5" />
					<Directions className="mt-4" />
				</div>
			</div>
			<AreaMap />
		</Split>
	</Section>
);
