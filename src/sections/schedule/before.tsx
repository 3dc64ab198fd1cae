import { SectionHeader } from "../../components/blocks/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { StepList } from "../../components/prose/step-list";
import { ArrowLinks } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { LeafMark } from "../../ui/leaf-mark";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** What to leave out of a request; set apart, since it protects the person who writes. */
const PrivateNote = ({ block }: { block: BlockData }) => (
	<aside aria-labelledby="private" className="self-start rounded-card bg-raised px-6 py-7 md:px-9 md:py-10">
		<LeafMark className="mb-4 h-9 w-auto text-mark" />
		<Heading level={2} size={3} id="private">
			{block.heading}
		</Heading>
		{block.text.map((paragraph) => (
			<p key={paragraph} className="mt-4">
				<LinkedText text={paragraph} />
			</p>
		))}
		<ArrowLinks links={block.links} className="mt-6" />
	</aside>
);

/** The note on privacy, and the policies that matter before a day is chosen. */
export const ScheduleBefore = ({ policies, privacy }: { policies: BlockData; privacy: BlockData }) => (
	<Section>
		<Split from="lg">
			<PrivateNote block={privacy} />
			<section aria-labelledby="policies">
				<SectionHeader id="policies" eyebrow={policies.eyebrow} heading={policies.heading} text={policies.text} size={3} />
				<ul className="mt-6 ruled border-y border-hairline">
					{policies.points.map(({ title, text }) => (
						<li key={title} className="py-5">
							<Heading level={3} size={4}>
								{title}
							</Heading>
							<p className="mt-1">
								<LinkedText text={text} />
							</p>
						</li>
					))}
				</ul>
				<ArrowLinks links={policies.links} className="mt-4" />
			</section>
		</Split>
	</Section>
);

/** What happens after a request, step by step. */
export const ScheduleNext = ({ block }: { block: BlockData }) => (
	<Section tone="deep" labelledBy="next">
		<Split>
			<SectionHeader id="next" eyebrow={block.eyebrow} heading={block.heading} text={block.text} className="self-start md:sticky md:top-below-header" />
			<StepList steps={block.points} layout="line" />
		</Split>
	</Section>
);
