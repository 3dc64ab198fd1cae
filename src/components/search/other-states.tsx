import { useSite } from "../../hooks/use-site";
import type { SearchDocument, Suggestion } from "../../lib/search/documents";
import { smsHref } from "../../lib/spa/facts";
import { Button } from "../../ui/button";
import { Heading } from "../../ui/heading";
import { Link } from "../../ui/link";
import { SearchGroup } from "./results";

const linkClass = "quiet-link inline-flex min-h-11 items-center font-medium";

/** Before anything is typed: what others often look for. */
export const Suggestions = ({ suggestions }: { suggestions: readonly Suggestion[] }) => (
	<SearchGroup title="Popular">
		<ul className="grid gap-x-(--column-gap) sm:grid-cols-2">
			{suggestions.map(({ label, href }) => (
				<li key={href}>
					<Link href={href} data-result className="flex min-h-11 items-center font-display text-display-5 font-medium hover:text-link">
						{label}
					</Link>
				</li>
			))}
		</ul>
	</SearchGroup>
);

/** Ways on that need no search: the phone, a text, the list of all pages. */
const OtherWays = ({ message }: { message: string }) => {
	const { business } = useSite();
	const { display, e164 } = business.phone;
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

/** No results: the closest category, and who knows more. */
export const NothingFound = ({ query, closest }: { query: string; closest: SearchDocument | undefined }) => (
	<div className="py-6 md:py-10">
		<Heading level={2} size={3}>
			We don’t have anything called “{query}”
		</Heading>
		<p className="mt-4 max-w-text">Try a shorter word, or say what’s bothering you, such as “redness”. You can also ask us. We’ll tell you if we do it.</p>
		<p className="mt-4">
			{closest ? "This may be close: " : null}
			<Link href={closest?.href ?? "/services"} className={linkClass}>
				{closest?.title ?? "See all treatments"}
			</Link>
		</p>
		<OtherWays message={`Do you offer this: ${query}?`} />
	</div>
);

/** The index didn't load. */
export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
	<div className="py-6 md:py-10">
		<Heading level={2} size={3}>
			The search didn’t load
		</Heading>
		<p className="mt-4 max-w-text">Your connection may be down. Try again in a moment, or go on without the search.</p>
		<Button variant="secondary" className="mt-6" onClick={onRetry}>
			Try again
		</Button>
		<OtherWays message="" />
	</div>
);
