import type { ReactNode } from "react";
import { useSite } from "../../hooks/use-site";
import { smsHref } from "../../lib/business/facts";
import type { DocumentKind, SearchDocument, Suggestion } from "../../lib/search/documents";
import { makeExcerpt, splitMatches } from "../../lib/search/excerpt";
import type { Found, FoundGroup } from "../../lib/search/search";
import { getBookingPath } from "../../lib/services/booking-path";
import { getComparePath, maxCompared } from "../../lib/services/compare-path";
import { Button } from "../../ui/button";
import { ArrowLink } from "../../ui/links";
import { ChangingText, Heading, Link } from "../../ui/text";
import { PhoneLink } from "../visit/contact-links";

/** Each piece is an element, because a translator replaces text nodes (ChangingText in src/ui). */
const MarkedText = ({ text, terms }: { text: string; terms: ReadonlySet<string> }) =>
	splitMatches(text, terms).map((piece, index) => {
		const Tag = piece.matched ? "mark" : "span";
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
			<Tag key={index} className={piece.matched ? "bg-raised text-on-surface" : undefined}>
				{piece.text}
			</Tag>
		);
	});

const SearchGroup = ({ title, children }: { title: string; children: ReactNode }) => (
	<div className="grid gap-x-(--column-gap) gap-y-1 py-6 md:grid-cols-3-9 md:py-8">
		<h2 className="text-eyebrow font-medium text-muted uppercase md:pt-1.5">{title}</h2>
		<div>{children}</div>
	</div>
);

const titles: Record<DocumentKind, string> = {
	treatment: "Treatments",
	price: "Prices",
	concern: "By concern",
	category: "Groups of treatments",
	person: "People",
	article: "Articles",
	question: "Questions",
	page: "Pages",
	help: "When to call",
};

const getSlug = ({ document }: Found): string => document.href.replace("/services/", "");

const Result = ({ found }: { found: Found }) => {
	const { document, terms, ruledOut } = found;
	const { href, kind, title, note, lines } = document;
	return (
		<li className="relative grid grid-cols-fill-auto gap-x-6 py-4 first:pt-0 last:pb-0">
			<div className="min-w-0">
				<p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
					<Link
						href={href}
						data-result
						className="stretched font-display text-display-5 font-medium hover:text-link"
					>
						<MarkedText text={title} terms={terms} />
					</Link>
					{note && <span className="figures text-label text-caption">{note}</span>}
				</p>
				{ruledOut && (
					<p className="mt-1 max-w-head text-small leading-normal font-medium">{ruledOut}</p>
				)}
				<p className="mt-1 max-w-head text-small leading-normal text-muted empty:hidden">
					<MarkedText text={makeExcerpt(kind === "help" ? [] : lines, terms)} terms={terms} />
				</p>
			</div>
			{kind === "treatment" && !ruledOut && (
				<Link
					href={getBookingPath({ service: getSlug(found) })}
					className="quiet-link relative inline-flex min-h-9 items-center self-start text-small font-medium"
				>
					Book<span className="sr-only"> {title}</span>
				</Link>
			)}
		</li>
	);
};

const linkClass = "quiet-link inline-flex min-h-11 items-center font-medium";

/** A single warning out of a list may be the wrong one. */
const HelpNote = () => (
	<p className="mb-4 max-w-text">
		In an emergency, call 911. Otherwise, these pages tell you when to call right away, and when to
		call today.
		<span className="flex flex-wrap gap-x-7">
			<Link href="tel:911" className={linkClass}>
				Call 911
			</Link>
			<PhoneLink className={linkClass} />
		</span>
	</p>
);

export const SearchResults = ({ groups }: { groups: readonly FoundGroup[] }) =>
	groups.map(({ kind, results }) => (
		<SearchGroup key={kind} title={titles[kind]}>
			{kind === "help" && <HelpNote />}
			<ul className="ruled">
				{results.map((found) => (
					<Result key={found.document.href} found={found} />
				))}
			</ul>
			{kind === "treatment" && results.length > 1 && (
				<ArrowLink href={getComparePath(results.map(getSlug))} className="mt-3 text-small">
					<ChangingText>{`Compare ${results.length > maxCompared ? "the first three" : "these"}`}</ChangingText>
				</ArrowLink>
			)}
		</SearchGroup>
	));

export const Suggestions = ({ suggestions }: { suggestions: readonly Suggestion[] }) => (
	<SearchGroup title="Popular">
		<ul className="grid gap-x-(--column-gap) sm:grid-cols-2">
			{suggestions.map(({ label, href }) => (
				<li key={href}>
					<Link
						href={href}
						data-result
						className="flex min-h-11 items-center font-display text-display-5 font-medium hover:text-link"
					>
						{label}
					</Link>
				</li>
			))}
		</ul>
	</SearchGroup>
);

const WaysOn = ({ message }: { message: string }) => {
	const { display, e164 } = useSite().business.phone;
	return (
		<p className="mt-3 flex flex-wrap gap-x-7">
			<Link href={`tel:${e164}`} className={linkClass}>
				Call {display}
			</Link>
			<Link href={smsHref(e164, message)} className={linkClass}>
				Send a text
			</Link>
			<Link href="/sitemap" className={linkClass}>
				See all pages
			</Link>
		</p>
	);
};

export const NothingFound = ({
	query,
	closest,
}: {
	query: string;
	closest: SearchDocument | undefined;
}) => (
	<div className="py-6 md:py-10">
		<Heading level={2} size={3}>
			We don’t have anything called “{query}”
		</Heading>
		<p className="mt-4 max-w-text">
			Try a shorter word, or say what’s bothering you, such as “redness”. You can also ask us. We’ll
			tell you if we do it.
		</p>
		<p className="mt-4">
			{closest ? "This may be close: " : null}
			<Link href={closest?.href ?? "/services"} className={linkClass}>
				{closest?.title ?? "See all treatments"}
			</Link>
		</p>
		<WaysOn message={`Do you offer this: ${query}?`} />
	</div>
);

export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
	<div className="py-6 md:py-10">
		<Heading level={2} size={3}>
			The search didn’t load
		</Heading>
		<p className="mt-4 max-w-text">
			Your connection may be down. Try again in a moment, or go on without the search.
		</p>
		<Button variant="secondary" className="mt-6" onClick={onRetry}>
			Try again
		</Button>
		<WaysOn message="" />
	</div>
);
