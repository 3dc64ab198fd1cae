import { graphql } from "gatsby";
import { LineList } from "../../components/prose/line-list";
import { getFirstName } from "../../lib/content/names";
import { cx } from "../../ui/class-names";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
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
