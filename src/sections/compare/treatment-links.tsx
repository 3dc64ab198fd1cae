import type { BlockData } from "../../components/prose/page-copy";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Link } from "../../ui/link";

interface TreatmentLinksProps {
	block: BlockData;
	categories: readonly Queries.ComparedCategoryFragment[];
}

/** Every treatment by category, each a link to its page: what the page has without script, and while nothing is chosen. */
export const TreatmentLinks = ({ block, categories }: TreatmentLinksProps) => (
	<div className="border-t border-hairline pt-10 mt-12">
		<Heading level={2} size={3}>
			{block.heading}
		</Heading>
		{block.text.map((paragraph) => (
			<p key={paragraph} className="mt-3 hidden max-w-text text-muted noscript:block">
				<KeepTogether>{paragraph}</KeepTogether>
			</p>
		))}
		<div className="mt-8 gap-x-(--column-gap) sm:columns-2 lg:columns-3">
			{categories.map(({ slug, title, services }) => (
				<div key={slug} className="break-inside-avoid pb-8">
					<Heading level={3} size={4} className="mb-2">
						{title}
					</Heading>
					<ul>
						{services.map((service) => (
							<li key={service.slug}>
								<Link href={service.path} className="inline-flex min-h-9 items-center py-1 leading-snug hover:text-link hover:underline">
									{service.title}
								</Link>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	</div>
);
