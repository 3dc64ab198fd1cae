import { graphql } from "gatsby";
import { Fragment } from "react";
import { BlockSection, type HeaderBlock } from "../../components/blocks/sections";
import { OpenNow } from "../../components/open-now";
import { PhoneLink } from "../../components/visit/reach-links";
import { levelHeadings, warningLevels } from "../../lib/services/aftercare";
import { Heading, Link, List, Text } from "../../ui/text";

export const fragments = graphql`
	fragment AftercareHelp on AftercareHelp {
		level
		instruction
		signs
	}
`;

interface HelpProps {
	groups: readonly Queries.AftercareHelpFragment[];
	block?: HeaderBlock;
}

const small = "text-note leading-snug print:mt-1 print:text-label";

/** Whom to call and for which signs, the most urgent first. What a sign leaves open is said above it, whatever the hour: an ice storm closes the spa, too. */
export const AftercareHelp = ({ groups, block = { key: "help", heading: "When to call" } }: HelpProps) => (
	<BlockSection block={block} tone="deep" space="dense">
		<div className="grid gap-x-(--column-gap) gap-y-10 lg:grid-cols-3 print:grid-cols-3 print:gap-x-6">
			{warningLevels.map((level) => (
				<div key={level} className="border-t border-hairline pt-5 print:pt-1.5">
					<Heading level={3} size={4}>
						{levelHeadings[level]}
					</Heading>
					<p className="mt-2 font-medium print:mt-1">
						{level === "911" ? (
							<Link href="tel:911" className="quiet-link">
								911
							</Link>
						) : (
							<PhoneLink className="quiet-link" />
						)}
					</p>
					{level === "now" ? <OpenNow className="mt-1 text-note print:hidden" /> : null}
					{groups
						.filter((group) => group.level === level)
						.map(({ instruction, signs }) => (
							<Fragment key={signs[0]}>
								{instruction ? <Text className={`mt-4 font-medium ${small}`}>{instruction}</Text> : null}
								<List items={signs} className={`mt-3 stack-2 print:stack-0.5 ${small}`} />
							</Fragment>
						))}
				</div>
			))}
		</div>
	</BlockSection>
);
