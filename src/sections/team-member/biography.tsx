import { graphql } from "gatsby";
import { getFirstName } from "../../lib/text/words";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

interface LineListProps {
	heading: string;
	items: readonly string[];
	className?: string;
}

/** Short lines of one kind under their heading, a hairline between them. Nothing if there are none. */
const LineList = ({ heading, items, className }: LineListProps) =>
	items.length > 0 ? (
		<div className={className}>
			<Heading level={3} size={4} className="mb-4">
				{heading}
			</Heading>
			<ul className="ruled border-y border-hairline">
				{items.map((item) => (
					<li key={item} className="py-3 text-note leading-snug">
						<KeepTogether>{item}</KeepTogether>
					</li>
				))}
			</ul>
		</div>
	) : null;

export const fragments = graphql`
	fragment MemberBiography on TeamMember {
		name
		bio
		education
		focus
	}
`;

/** The biography in full; below the portrait what to ask about, and education. */
export const MemberBiography = ({ person }: { person: Queries.MemberBiographyFragment }) => (
	<Section labelledBy="biography">
		<Split gap="loose" className="pt-14 md:pt-0">
			<div className="max-w-head md:order-2">
				<Heading level={2} size={3} id="biography">
					About {getFirstName(person.name)}
				</Heading>
				<div className="mt-6 stack-6">
					{person.bio.map((paragraph, index) => (
						<p key={paragraph} className={cx(index === 0 && "text-lead")}>
							<KeepTogether>{paragraph}</KeepTogether>
						</p>
					))}
				</div>
			</div>
			<div className="max-w-100 stack-12 md:pt-20">
				<LineList heading={`Ask ${getFirstName(person.name)} about`} items={person.focus} />
				<LineList heading="Education and licenses" items={person.education} />
			</div>
		</Split>
	</Section>
);
