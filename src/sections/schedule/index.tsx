import { SectionHeader, SplitSection } from "../../components/blocks/sections";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { AreaMap } from "../../components/visit/area-map";
import { useSite } from "../../hooks/use-site";
import { mailHref, smsHref } from "../../lib/business/facts";
import { stripLinks } from "../../lib/text/markup";
import { LeafMark } from "../../ui/leaf-mark";
import { ArrowLink, ArrowLinks } from "../../ui/links";
import { Section, Split } from "../../ui/section";
import { Heading, Link, LinkedText, Paragraphs, Text } from "../../ui/text";

export const ScheduleWays = ({ block, prefill }: { block: BlockData; prefill: BlockData }) => {
	const { email, phone } = useSite().business;
	const body = stripLinks(prefill.text.join("\n"));
	const links = [
		{ href: `tel:${phone.e164}`, label: phone.display },
		{ href: smsHref(phone.e164, body), label: "Start a text" },
		{ href: mailHref(email, prefill.heading, body), label: email },
	];
	return (
		<Section labelledBy="ways" className="py-section-reduced">
			<SectionHeader
				id="ways"
				eyebrow={block.eyebrow}
				heading={block.heading}
				text={block.text}
				size={3}
			/>
			<ul className="mt-6 grid gap-x-(--column-gap) lg:mt-10 lg:grid-cols-3">
				{links.map(({ href, label }, index) => (
					<li key={href} className="relative border-t border-hairline py-5">
						<h3 className="leading-snug text-muted">{block.points[index]?.title}</h3>
						<Link
							href={href}
							className="stretched quiet-link figures inline-block py-1 font-medium wrap-anywhere"
						>
							{label}
						</Link>
						<Text className="text-note leading-snug text-muted">
							{stripLinks(block.points[index]?.text ?? "")}
						</Text>
					</li>
				))}
			</ul>
		</Section>
	);
};

export const ScheduleBefore = ({
	policies,
	privacy,
}: {
	policies: BlockData;
	privacy: BlockData;
}) => (
	<Section>
		<Split from="lg">
			<aside
				aria-labelledby="private"
				className="self-start rounded-card bg-raised px-6 py-7 md:px-9 md:py-10"
			>
				<LeafMark className="mb-4 h-9 w-auto text-mark" />
				<Heading level={2} size={3} id="private">
					{privacy.heading}
				</Heading>
				<Paragraphs texts={privacy.text} each="mt-4" />
				<ArrowLinks links={privacy.links} className="mt-6" />
			</aside>
			<section aria-labelledby="policies">
				<SectionHeader
					id="policies"
					eyebrow={policies.eyebrow}
					heading={policies.heading}
					text={policies.text}
					size={3}
				/>
				<ul className="mt-6 ruled border-y border-hairline">
					{policies.points.map(({ title, text }) => (
						<li key={title} className="py-5">
							<Heading level={3} size={4}>
								{title}
							</Heading>
							<LinkedText as="p" className="mt-1" text={text} />
						</li>
					))}
				</ul>
				<ArrowLinks links={policies.links} className="mt-4" />
			</section>
		</Split>
	</Section>
);

export const ScheduleNext = ({ block }: { block: BlockData }) => (
	<SplitSection block={block} tone="deep" sticky>
		<StepList steps={block.points} layout="line" />
	</SplitSection>
);

export const SchedulePlace = () => {
	const { address, map } = useSite().business;
	return (
		<Section tone="sand" labelledBy="place">
			<Split className="items-center">
				<div>
					<Heading level={2} size={3} id="place">
						{address.street}
						<br />
						{address.city}, {`${address.region}\u00a0${address.postalCode}`}
					</Heading>
					<p className="mt-5 text-muted">{map.note}.</p>
					<Text className="mt-3 text-muted">{map.parking}.</Text>
					<ArrowLink href="/contact" className="mt-6">
						Directions and contact info
					</ArrowLink>
				</div>
				<AreaMap />
			</Split>
		</Section>
	);
};
