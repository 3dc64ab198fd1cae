import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { cx } from "../../ui/class-names";
import { Heading, KeepTogether, Link, Text } from "../../ui/text";
import { PersonName } from "./person-name";
import { Portrait } from "./portrait";

export const fragments = graphql`
	fragment PersonCard on TeamMember {
		slug
		path
		name
		credentials
		role
		shortBio
		...Portrait
	}
`;

const layouts = {
	tall: { card: "", portrait: "w-full", words: "mt-6", size: 4 },
	wide: {
		card: "grid gap-x-(--column-gap) gap-y-6 sm:grid-cols-5-7 sm:items-end",
		portrait: "w-3/4 sm:w-full",
		words: "sm:pb-3",
		size: 3,
	},
	row: {
		card: "flex flex-wrap items-start gap-x-6 gap-y-3",
		portrait: "w-24",
		words: "min-w-0 grow basis-24 pb-1",
		size: 4,
	},
	"large-row": {
		card: "grid items-start gap-x-6 xs:grid-cols-thumb sm:grid-cols-thumb-large sm:gap-x-10",
		portrait: "w-full",
		words: "pb-1",
		size: 4,
	},
} as const;

interface PersonCardProps {
	person: Queries.PersonCardFragment;
	layout?: keyof typeof layouts;
	className?: string;
}

export const PersonCard = ({ person, layout = "tall", className }: PersonCardProps) => {
	const { card, portrait, words, size } = layouts[layout];
	return (
		<div className={cx("group relative", card, className)}>
			<Portrait person={person} className={portrait} />
			<div className={words}>
				<Heading level={3} size={size}>
					<Link href={person.path} className="stretched eased-colors group-hover:text-link">
						<PersonName
							name={person.name}
							credentials={person.credentials}
							className="mt-1 text-small font-medium"
						/>
					</Link>
				</Heading>
				<p className="mt-1 text-label leading-snug text-muted sm:text-note">
					<KeepTogether>{person.role}</KeepTogether>{" "}
					<ArrowRight className="inline size-4 text-mark eased-moves group-hover:translate-x-1" />
				</p>
				{layout !== "row" && person.shortBio && (
					<Text className="mt-3.5 max-w-short text-label leading-normal sm:text-note sm:leading-relaxed">
						{person.shortBio}
					</Text>
				)}
			</div>
		</div>
	);
};

export const PersonCards = ({
	people,
	className,
	itemClassName,
	...card
}: Omit<PersonCardProps, "person"> & {
	people: readonly Queries.PersonCardFragment[];
	itemClassName?: string;
}) => (
	<ul className={className}>
		{people.map((person) => (
			<li key={person.slug} className={itemClassName}>
				<PersonCard person={person} {...card} />
			</li>
		))}
	</ul>
);
