import { SelectField, TextArea } from "../../components/forms/field";
import { FormStage } from "../../components/forms/form-container";
import { ReachFields } from "../../components/forms/reach-fields";
import { Sent } from "../../components/forms/sent";
import { useFormPost } from "../../components/forms/use-form-post";
import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { messageRows, topics } from "../../lib/forms/message-form";
import { rowsAsText } from "../../lib/forms/summary";
import { Link } from "../../ui/link";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";
import { messagePlan } from "./message-definition";

interface MessageProps {
	/** The form's heading and what is said above it. */
	block: BlockData;
	/** What is said once it has arrived, and where it cannot be taken. */
	sent: BlockData;
	absent: BlockData;
}

const Fields = () => (
	<div className="stack-8">
		<ReachFields first="email" className="gap-y-8" />
		<SelectField name="topic" label="Topic">
			<option value="">Choose a topic</option>
			{topics.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</SelectField>
		<TextArea name="message" label="Message" hint="Please no medical details." rows={6} maxLength={3000} />
	</div>
);

/** Writing to the desk; in its place afterwards the confirmation. */
export const ContactMessage = ({ block, sent, absent }: MessageProps) => {
	const post = useFormPost(messagePlan);
	if (post.sent) {
		const { reference, values } = post.sent;
		return (
			<Section tone="sand" id="message">
				<Sent
					block={sent}
					reference={reference}
					copy={{ title: "Message", rows: messageRows(values), fileName: `message-${reference}` }}
					again={{ label: "Write another message", run: post.again }}
				/>
			</Section>
		);
	}
	return (
		<Section tone="sand" id="message">
			<Split from="lg">
				<SectionHeader id="message-heading" heading={block.heading} text={block.text} className="self-start lg:sticky lg:top-below-header" />
				<div className="min-w-0">
					<FormStage
						plan={messagePlan}
						post={post}
						labelledBy="message-heading"
						absent={absent}
						action="Send message"
						footClassName="mt-10"
						message={{ subject: "A question", text: rowsAsText(messageRows(post.values)) }}
						note={
							<Link href="/privacy" className="quiet-link inline-flex min-h-11 items-center text-note">
								What happens to your details
							</Link>
						}
					>
						<Fields />
					</FormStage>
				</div>
			</Split>
		</Section>
	);
};
