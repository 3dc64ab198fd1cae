import { graphql } from "gatsby";
import { BlockSection, SplitSection } from "../../components/blocks/sections";
import { CardTitle } from "../../components/cards/card-title";
import { Portrait } from "../../components/cards/portrait";
import { BoxedWarnings } from "../../components/prose/boxed-warnings";
import { SheetHead } from "../../components/visit/sheet-head";
import { credentialsAndRole } from "../../lib/text/words";
import { cx } from "../../ui/class-names";
import { ArrowLink } from "../../ui/links";
import { NarrowDisclosure } from "../../ui/narrow-disclosure";
import { withSizes } from "../../ui/picture";
import { PrintButton } from "../../ui/print-button";
import { Heading, List, Text } from "../../ui/text";

export const fragments = graphql`
	fragment ServiceCare on Service {
		title
		boxedWarnings
		risks
		preCare
		aftercare
		whenToCall
		aftercarePath
		aftercareQr {
			path
			size
		}
		performers {
			slug
			path
			credentials
			role
			...Portrait
		}
	}
`;

const listClassName =
	"mt-4 stack-2 text-note leading-snug md:mt-5 md:stack-3 md:leading-normal print:mt-3 print:stack-1 print:text-label";

const CarePart = ({
	heading,
	items,
	ordered,
}: {
	heading: string;
	items: readonly string[];
	ordered?: boolean;
}) =>
	items.length > 0 ? (
		<NarrowDisclosure title={heading}>
			<Heading level={2} size={3} className="max-lg:hidden print:hidden">
				{heading}
			</Heading>
			<List
				items={items}
				ordered={ordered}
				className={cx(listClassName, "max-lg:mt-1 max-lg:pb-6")}
			/>
		</NarrowDisclosure>
	) : null;

interface Props {
	service: Queries.ServiceCareFragment;
}

export const ServiceCare = ({ service: { aftercareQr, ...service } }: Props) => (
	<SplitSection
		block={{ key: "risks", heading: "Risks" }}
		space="dense"
		from="lg"
		below={
			<>
				<BoxedWarnings texts={service.boxedWarnings} className="mt-6" />
				<List items={service.risks} className={listClassName} />
			</>
		}
	>
		<div id="care-sheet" className="max-lg:ruled lg:stack-10">
			<SheetHead title={service.title} note="Before and after your visit">
				<figure className="flex w-28 shrink-0 flex-col gap-2 text-center text-label leading-tight">
					<svg
						viewBox={`0 0 ${aftercareQr.size} ${aftercareQr.size}`}
						aria-hidden="true"
						stroke="currentColor"
					>
						<path d={aftercareQr.path} />
					</svg>
					<figcaption>Your aftercare, day by day</figcaption>
				</figure>
			</SheetHead>
			<CarePart heading="Before your visit" items={service.preCare} ordered />
			<CarePart heading="Aftercare" items={service.aftercare} ordered />
			<CarePart heading="When to call" items={service.whenToCall} />
			<div className="flex flex-wrap items-center gap-x-7 gap-y-3 max-lg:pt-5" data-print="hide">
				<PrintButton part="care-sheet">Print care sheet</PrintButton>
				<ArrowLink href={service.aftercarePath}>Aftercare, day by day</ArrowLink>
			</div>
		</div>
	</SplitSection>
);

export const ServicePerformers = ({ service: { performers } }: Props) => (
	<BlockSection block={{ key: "performers", heading: "Your providers" }} tone="sand" space="dense">
		<ul
			className={cx(
				"grid gap-x-(--column-gap) border-t border-hairline",
				performers.length % 3 === 0 ? "lg:grid-cols-3" : "md:grid-cols-2 md:*:last:odd:col-span-2",
			)}
		>
			{performers.map((person) => (
				<li
					key={person.slug}
					className="relative flex items-start gap-5 border-b border-hairline py-2 md:py-5"
				>
					<Portrait
						person={{ ...person, image: withSizes(person.image, "5rem") }}
						className="w-14 shrink-0 md:w-20"
					/>
					<div className="min-w-0 grow self-center">
						<CardTitle href={person.path} size={4} hover="hover:text-link">
							{person.name}
						</CardTitle>
						<Text className="mt-1 text-note leading-snug text-muted">
							{credentialsAndRole(person)}
						</Text>
					</div>
				</li>
			))}
		</ul>
	</BlockSection>
);
