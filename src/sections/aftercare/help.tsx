import { graphql } from "gatsby";
import { BlockSection, type HeaderBlock } from "../../components/blocks/sections";
import { OpenNow } from "../../components/open-now";
import { PhoneLink } from "../../components/visit/contact-links";
import { levelHeadings, warningLevels } from "../../lib/services/aftercare";
import { isReasonToCall } from "../../lib/text/words";
import { ButtonLink } from "../../ui/button";
import { Heading, LinkedText, List, Text } from "../../ui/text";

export const fragments = graphql`
	fragment ClosedHours on Query {
		business {
			onCall
		}
		now: statement(name: { eq: "nowIfClosed" }) {
			text
		}
		today: statement(name: { eq: "todayIfClosed" }) {
			text
		}
	}
`;

const small = "text-note leading-snug print:mt-1 print:text-label";
const list = `mt-3 stack-2 print:stack-0.5 ${small}`;

/** Signs that don't say whom to call come last, below what to do while the spa is closed. */
export const AftercareHelp = ({
	signs,
	closed,
	block = { key: "help", heading: "When to call" },
}: {
	signs: readonly { level: string; text: string }[];
	closed: Queries.ClosedHoursFragment;
	block?: HeaderBlock;
}) => (
	<BlockSection block={block} tone="deep" space="dense">
		<div className="grid gap-x-(--column-gap) gap-y-10 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
			{warningLevels.map((level) => {
				const texts = signs.filter((sign) => sign.level === level).map(({ text }) => text);
				const otherwise = level === "911" ? null : closed[level]?.text;
				const onCall = level === "now" && closed.business?.onCall;
				const whenClosed = otherwise ? texts.filter((text) => !isReasonToCall(text)) : [];
				return (
					<div key={level} className="border-t border-hairline pt-5 print:pt-1.5">
						<Heading level={3} size={4}>
							{levelHeadings[level]}
						</Heading>
						<p className="mt-2 font-medium print:mt-1">
							{level === "911" ? (
								<ButtonLink href="tel:911">911</ButtonLink>
							) : (
								<PhoneLink className="quiet-link" />
							)}
						</p>
						{onCall && (
							<LinkedText as="p" className="font-medium" text={`When we’re closed: ${onCall}`} />
						)}
						{level === "now" && <OpenNow className="mt-1 text-note print:hidden" />}
						<List
							items={texts.filter((text) => !whenClosed.includes(text))}
							className={`${list} empty:hidden`}
						/>
						{whenClosed.length > 0 && (
							<>
								<Text className={`mt-4 font-medium ${small}`}>{otherwise}</Text>
								<List items={whenClosed} className={list} />
							</>
						)}
					</div>
				);
			})}
		</div>
	</BlockSection>
);
