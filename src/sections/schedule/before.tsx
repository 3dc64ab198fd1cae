import { SectionHeader } from "../../components/layout/section-header";
import type { BlockData } from "../../components/prose/page-copy";
import { ArrowLinks } from "../../ui/arrow-link";
import { Heading } from "../../ui/heading";
import { LeafMark } from "../../ui/leaf-mark";
import { LinkedText } from "../../ui/linked-text";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

/** What to leave out of a request; set apart, since it protects the person who writes. */
const PrivateNote = ({ block }: { block: BlockData }) => (
	<aside aria-labelledby="private" className="self-start rounded-card bg-raised px-7 py-9 md:px-10 md:py-12">
		<LeafMark className="mb-6 h-9 w-auto text-mark" />
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

/** The policies that matter before a day is chosen, and the note on privacy. */
export const ScheduleBefore = ({ policies, privacy }: { policies: BlockData; privacy: BlockData }) => (
	<Section>
		<Split ratio="7-5" from="lg" gap="loose">
			<section aria-labelledby="policies">
				<SectionHeader id="policies" eyebrow={policies.eyebrow} heading={policies.heading} text={policies.text} />
				<ul className="mt-10 border-t border-hairline">
					{policies.points.map(({ title, text }) => (
						<li key={title} className="grid gap-x-10 gap-y-2 border-b border-hairline py-6 sm:grid-cols-5-7">
							<Heading level={3} size={4}>
								{title}
							</Heading>
							<p className="text-muted">
								<LinkedText text={text} />
							</p>
						</li>
					))}
				</ul>
				<ArrowLinks links={policies.links} className="mt-6" />
			</section>
			<PrivateNote block={privacy} />
		</Split>
	</Section>
);
