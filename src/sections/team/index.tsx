import type { BlockProps } from "../../components/blocks/render-blocks";
import { SectionHeader, SplitSection } from "../../components/blocks/sections";
import { PersonCard, PersonCards } from "../../components/cards/person-card";
import { Section } from "../../ui/section";

interface GroupProps extends BlockProps {
	people: readonly Queries.PersonCardFragment[];
}

export const TeamAesthetics = ({ block, place, people }: GroupProps) =>
	people.length > 0 ? (
		<SplitSection block={block} from="lg" gap="loose" sticky {...place}>
			<PersonCards
				people={people}
				className="grid gap-x-6 gap-y-14 xs:grid-cols-2 sm:gap-x-(--column-gap)"
			/>
		</SplitSection>
	) : null;

export const TeamMedical = ({ block, place, people }: GroupProps) => {
	const [first, ...others] = people;
	if (!first) return null;
	return (
		<Section labelledBy={`${block.key}-heading`} id={block.key} {...place}>
			<SectionHeader
				id={`${block.key}-heading`}
				eyebrow={block.eyebrow}
				heading={block.heading}
				text={block.text}
			/>
			<PersonCard person={first} layout="wide" className="mt-14 md:mt-18" />
			<PersonCards
				people={others}
				className="mt-14 grid gap-x-6 gap-y-14 xs:grid-cols-2 sm:gap-x-(--column-gap) md:mt-18 lg:grid-cols-4"
			/>
		</Section>
	);
};

export const TeamOperations = ({ block, place, people }: GroupProps) =>
	people.length > 0 ? (
		<SplitSection block={block} from="lg" {...place}>
			<PersonCards
				people={people}
				className="ruled border-y border-hairline"
				itemClassName="py-9"
				layout="large-row"
			/>
		</SplitSection>
	) : null;
