import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { SplitSection } from "../../components/blocks/split-section";
import type { BlockData } from "../../components/prose/page-copy";
import { nameWithCredentials } from "../../lib/text/words";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";

export const fragments = graphql`
	fragment MemberLicense on TeamMember {
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

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="grid gap-x-8 gap-y-2 py-5 sm:grid-cols-5-7">
		<dt className="leading-snug font-medium">
			<KeepTogether>{term}</KeepTogether>
		</dt>
		<dd className="stack-1 text-note leading-snug">{children}</dd>
	</div>
);

const License = ({ license: { name, number, board } }: { license: Queries.MemberLicenseFragment["licenses"][number] }) => (
	<Row term={name}>
		<p>
			<KeepTogether>{board.name}</KeepTogether>
		</p>
		<p className="figures text-muted">{number ? `License number ${number}` : "License number: ask us, or look it up by name"}</p>
		<Link href={board.lookup} className="quiet-link inline-block py-1">
			Look it up with the board
		</Link>
	</Row>
);

interface MemberLicenseProps {
	person: Queries.MemberLicenseFragment;
	block: BlockData;
	/** What a laser technician's certificate allows. */
	certificate: BlockData;
}

/** The licenses, where anyone can check them, and who supervises. Nothing for those without a license. */
export const MemberLicense = ({ person: { licenses, certifiedLaserTechnician, supervisor }, block, certificate }: MemberLicenseProps) =>
	licenses.length > 0 ? (
		<SplitSection block={block} size={3} space="bottom">
			<dl className="ruled border-y border-hairline">
				{licenses.map((license) => (
					<License key={license.name} license={license} />
				))}
				{certifiedLaserTechnician ? (
					<Row term={certificate.heading}>
						{certificate.text.map((paragraph) => (
							<p key={paragraph}>
								<KeepTogether>{paragraph}</KeepTogether>
							</p>
						))}
					</Row>
				) : null}
				{supervisor ? (
					<Row term="Supervising physician">
						<Link href={supervisor.path} className="quiet-link inline-block py-1">
							{nameWithCredentials(supervisor)}
						</Link>
						<p className="text-muted">{supervisor.role}</p>
					</Row>
				) : null}
			</dl>
		</SplitSection>
	) : null;
