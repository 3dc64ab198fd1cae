import { graphql } from "gatsby";
import { nameWithCredentials, roleWithCertification } from "../../lib/text/words";
import { formatDay } from "../../lib/time/dates";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { Link } from "../../ui/text";
import { SplitSection } from "../blocks/sections";

export const fragments = graphql`
	fragment SourceFields on Source {
		publisher
		title
		href
		year
	}
	fragment MedicalReviewFields on MedicalReview {
		date
		reviewer {
			path
			name
			credentials
			role
		}
	}
`;

export const ReviewedBy = ({
	review: { date, reviewer },
}: {
	review: Queries.MedicalReviewFieldsFragment;
}) => (
	<p className="mt-1 text-small text-muted">
		Medically reviewed by{" "}
		<Link href={reviewer.path} className="quiet-link">
			{nameWithCredentials(reviewer)}
		</Link>
		, {roleWithCertification(reviewer)}, on{" "}
		<time dateTime={date} className="whitespace-nowrap">
			{formatDay(date)}
		</time>
	</p>
);

interface SourcesProps {
	sources: readonly Queries.SourceFieldsFragment[];
}

export const Sources = ({ sources }: SourcesProps) => (
	<ol className="max-w-text list-decimal stack-3 pl-6 text-note text-muted">
		{sources.map(({ publisher, title, href, year }) => (
			<li key={href} className="pl-1">
				{publisher},{" "}
				<Link href={href} className="quiet-link">
					<cite>{title}</cite>
				</Link>
				, {year}
			</li>
		))}
	</ol>
);

export const SourcesSection = ({ sources }: SourcesProps) => (
	<SplitSection
		block={{ key: "sources", heading: <span className="max-lg:sr-only">Sources</span> }}
		size={3}
		space="dense"
		from="lg"
		gap="none"
	>
		<NarrowDisclosure title={`Sources (${sources.length})`}>
			<Sources sources={sources} />
		</NarrowDisclosure>
	</SplitSection>
);
