import { graphql } from "gatsby";
import { BoxedWarnings } from "../../components/prose/boxed-warnings";
import { FaqList } from "../../components/prose/faq-list";
import { ProseSections } from "../../components/prose/prose-sections";
import { SideContents } from "../../components/prose/table-of-contents";
import { Heading } from "../../ui/heading";
import { KeepTogether } from "../../ui/keep-together";
import { Picture } from "../../ui/picture";
import { Section } from "../../ui/section";
import { Split } from "../../ui/split";

export const fragments = graphql`
	fragment ArticleBody on Resource {
		slug
		image {
			...PictureWide
		}
		boxedWarnings
		sections {
			...ProseSectionFields
		}
		faqs {
			...FaqFields
		}
		sources {
			publisher
			title
		}
	}
`;

/** The article itself: picture, contents, text, questions, sources. The ids "questions" and "sources" are hash targets. */
export const ArticleBody = ({ article: { image, boxedWarnings, sections, faqs, sources } }: { article: Queries.ArticleBodyFragment }) => {
	const contents = [...sections, ...(faqs.length > 0 ? [{ heading: "Questions" }] : []), { heading: "Sources" }];
	return (
		<Section space="bottom">
			<Split from="lg" className="lg:grid-rows-head lg:gap-y-20 print:block">
				<div data-print="hide" className="-mt-20 lg:col-start-2 lg:-mt-28">
					<Picture picture={image} shape="wide" priority className="rounded-card" />
				</div>
				<div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-14">
					<SideContents sections={contents} />
				</div>
				<div className="lg:col-start-2">
					<BoxedWarnings texts={boxedWarnings} level={2} className="mb-14 max-w-text" />
					<ProseSections sections={sections} />
					{faqs.length > 0 ? (
						<section id="questions" aria-labelledby="questions-heading" className="mt-20">
							<Heading level={2} size={3} id="questions-heading" className="mb-7">
								Questions
							</Heading>
							<FaqList faqs={faqs} />
						</section>
					) : null}
					<section id="sources" aria-labelledby="sources-heading" className="mt-20">
						<Heading level={2} size={4} id="sources-heading">
							Sources
						</Heading>
						<ol className="mt-4 list-decimal stack-2 pl-6 text-note text-muted marker:text-caption">
							{sources.map(({ publisher, title }) => (
								<li key={`${publisher} ${title}`} className="max-w-text pl-1">
									{publisher},{" "}
									<cite>
										<KeepTogether>{title}</KeepTogether>
									</cite>
								</li>
							))}
						</ol>
					</section>
				</div>
			</Split>
		</Section>
	);
};
