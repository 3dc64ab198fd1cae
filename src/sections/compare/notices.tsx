import type { CompareQuery } from "../../lib/catalog/compare-query";
import { joinWithAnd } from "../../lib/content/words";

/** Names from an address can be of any length. */
const longestName = 40;
const mostNames = 3;

const quote = (name: string): string => `“${name.length > longestName ? `${name.slice(0, longestName)}…` : name}”`;

/** "“foo” and “bar”". */
const listNames = (names: readonly string[]): string => {
	const shown = names.slice(0, mostNames).map(quote);
	const more = names.length - shown.length;
	return joinWithAnd([...shown, ...(more > 0 ? [`${more} more`] : [])]);
};

/** What's said below as many treatments. */
const invitations = ["Choose two or three treatments to see them side by side.", "Choose another treatment to compare with this one."];

interface NoticesProps {
	query: CompareQuery<{ readonly title: string }>;
}

/** What of the address isn't shown and why, then what's shown; announced when it changes. */
export const Notices = ({ query: { chosen, unknown, beyond } }: NoticesProps) => (
	<div role="status" className="mt-4 text-note leading-snug text-muted lg:col-start-1 lg:row-start-1 lg:mt-0 lg:self-end lg:pr-(--column-gap) lg:pb-3 stack-2">
		{unknown.length > 0 ? (
			<p className="font-medium wrap-anywhere text-on-surface">
				{unknown.length === 1
					? `We don’t have a treatment called ${listNames(unknown)}, so it’s left out.`
					: `We don’t have treatments called ${listNames(unknown)}, so they’re left out.`}
			</p>
		) : null}
		{beyond.length > 0 ? (
			<p className="font-medium text-on-surface">{`Three fit side by side. Left out: ${beyond.map(({ title }) => title).join(", ")}.`}</p>
		) : null}
		<p>{invitations[chosen.length] ?? "What differs is in bold."}</p>
	</div>
);
