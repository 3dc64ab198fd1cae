import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SplitSection } from "../../components/blocks/sections";
import type { BlockData } from "../../components/prose/page-copy";
import { getFirstName, nameWithCredentials } from "../../lib/text/words";
import { LeafMark } from "../../ui/leaf-mark";
import { Lines } from "../../ui/lines";
import { Section, Split } from "../../ui/section";
import { Heading, Link, Paragraphs, Text } from "../../ui/text";

export const fragments = graphql`
	fragment MemberBiography on TeamMember {
		name
		bio
		education
		focus
		credentials
		quote
		licenses {
			name
			number
			board {
				name
				lookup
			}
		}
		certifiedLaserTechnician
		supervisor {
			path
			name
			credentials
			role
		}
	}
`;

interface Props {
	person: Queries.MemberBiographyFragment;
}

const LineList = ({ heading, items }: { heading: string; items: readonly string[] }) => (
	<div>
		<Heading level={3} size={4} className="mb-4">
			{heading}
		</Heading>
		<Lines
			texts={items}
			className="ruled border-y border-hairline"
			each="py-3 text-note leading-snug"
		/>
	</div>
);

export const MemberBiography = ({ person }: Props) => (
	<Section labelledBy="biography">
		<Split gap="loose" className="pt-14 md:pt-0">
			<div className="max-w-head md:order-2">
				<Heading level={2} size={3} id="biography">
					About {getFirstName(person.name)}
				</Heading>
				<Paragraphs texts={person.bio} className="mt-6 stack-6 *:first:text-lead" />
			</div>
			<div className="max-w-100 stack-12 md:pt-20">
				<LineList heading={`Ask ${getFirstName(person.name)} about`} items={person.focus} />
				<LineList heading="Education and licenses" items={person.education} />
			</div>
		</Split>
	</Section>
);

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-5-7">
		<Text as="dt" className="leading-snug font-medium">
			{term}
		</Text>
		<dd className="stack-1 text-note leading-snug">{children}</dd>
	</div>
);

export const MemberLicense = ({
	person: { licenses, certifiedLaserTechnician, supervisor },
	block,
	certificate,
}: Props & {
	block: BlockData;
	certificate: BlockData;
}) =>
	licenses.length > 0 ? (
		<SplitSection block={block} size={3} space="bottom">
			<dl className="ruled border-y border-hairline">
				{licenses.map(({ name, number, board }) => (
					<Row key={name} term={name}>
						<Text>{board.name}</Text>
						<p className="figures text-muted">
							{number
								? `License number ${number}`
								: "License number: ask us, or look it up by name"}
						</p>
						<Link href={board.lookup} className="quiet-link inline-block py-1">
							Look it up with the board
						</Link>
					</Row>
				))}
				{certifiedLaserTechnician && (
					<Row term={certificate.heading}>
						<Paragraphs texts={certificate.text} />
					</Row>
				)}
				{supervisor && (
					<Row term="Supervising physician">
						<Link href={supervisor.path} className="quiet-link inline-block py-1">
							{nameWithCredentials(supervisor)}
						</Link>
						<p className="text-muted">{supervisor.role}</p>
					</Row>
				)}
			</dl>
		</SplitSection>
	) : null;

export const MemberQuote = ({ person }: Props) => (
	<Section tone="deep">
		<figure className="grid gap-x-16 gap-y-8 md:grid-cols-2-10">
			<LeafMark className="h-14 w-auto text-mark" />
			<blockquote className="max-w-224 font-display text-display-2 font-medium text-balance">
				<p>“{person.quote}”</p>
			</blockquote>
			<Text as="figcaption" className="text-muted md:col-start-2">
				{nameWithCredentials(person)}
			</Text>
		</figure>
	</Section>
);
