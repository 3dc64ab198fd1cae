import { SplitSection } from "../../components/blocks/sections";
import { SelectField } from "../../components/forms/field";
import { FormContainer } from "../../components/forms/form-container";
import { ReachFields } from "../../components/forms/reach-fields";
import { loadSent, Sent } from "../../components/forms/sent";
import { TextArea } from "../../components/forms/text-area";
import { useFormPost } from "../../components/forms/use-form-post";
import type { BlockData } from "../../components/prose/page-copy";
import type { FormDefinition } from "../../lib/forms/definition";
import { messageFields, messageForm, summarizeMessage } from "../../lib/forms/message-form";
import { formatRows } from "../../lib/forms/summary";
import { Section } from "../../ui/section";
import { Link } from "../../ui/text";

const messageDefinition: FormDefinition = {
	...messageForm,
	loadCheck: async () => (await import(/* webpackChunkName: "check-message" */ "../../lib/forms/message-schema")).findMessageErrors,
	loadSent,
	prefill: () => ({}),
};

interface MessageProps {
	block: BlockData;
	/** Shown after the message has arrived, and if the form is unavailable. */
	sent: BlockData;
	absent: BlockData;
}

const { topic, message } = messageFields;

const Fields = () => (
	<div className="stack-8">
		<ReachFields first="email" className="gap-y-8" />
		<SelectField {...topic} />
		<TextArea {...message} rows={6} />
	</div>
);

/** Writing to the desk; in its place afterwards the confirmation. */
export const ContactMessage = ({ block, sent, absent }: MessageProps) => {
	const post = useFormPost(messageDefinition);
	if (post.sent) {
		const { reference, link, values } = post.sent;
		return (
			<Section tone="sand" id="message">
				<Sent
					block={sent}
					reference={reference}
					change={{ label: "Change or withdraw this message", href: link }}
					summary={{ title: messageForm.title, rows: summarizeMessage(values), fileName: `message-${reference}` }}
					restart={{ label: "Send another message", run: post.restart }}
				/>
			</Section>
		);
	}
	return (
		<SplitSection block={block} tone="sand" from="lg" sticky>
			<div className="min-w-0">
				<FormContainer
					post={post}
					labelledBy="message-heading"
					unavailable={absent}
					action="Send message"
					footClassName="mt-10"
					message={{ subject: "A question", text: formatRows(summarizeMessage(post.values)) }}
					note={
						<Link href="/privacy" className="quiet-link inline-flex min-h-11 items-center text-note">
							How we use your information
						</Link>
					}
				>
					<Fields />
				</FormContainer>
			</div>
		</SplitSection>
	);
};
