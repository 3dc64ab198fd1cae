import { graphql } from "gatsby";
import { LineList } from "../../components/prose/line-list";
import { firstNameOf } from "../../lib/content/names";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment MemberBiography on TeamMember {
		name
		bio
		education
		focus
	}
`;

const Lines = ({ heading, items }: { heading: string; items: readonly string[] }) =>
	items.length > 0 ? (
		<div>
			<Heading level={3} size={4} className="mb-4">
				{heading}
			</Heading>
			<LineList items={items} />
		</div>
	) : null;

/** The life, told in full; below the portrait what to ask about and where it was learned. */
export const MemberBiography = ({ person }: { person: Queries.MemberBiographyFragment }) => (
	<Section labelledBy="biography">
		<Split gap="loose" className="pt-14 md:pt-0">
			<div className="max-w-head md:order-2">
				<Heading level={2} size={3} id="biography">
					About {firstNameOf(person.name)}
				</Heading>
				<div className="mt-6 stack-6">
					{person.bio.map((paragraph, index) => (
						<p key={paragraph} className={cx(index === 0 && "text-lead")}>
							{paragraph}
						</p>
					))}
				</div>
			</div>
			<div className="max-w-100 stack-12 md:pt-20">
				<Lines heading="Glad to be asked about" items={person.focus} />
				<Lines heading="Education and licenses" items={person.education} />
			</div>
		</Split>
	</Section>
);
