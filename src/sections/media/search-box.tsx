import { Search } from "lucide-react";

/** The catalog's search box. */
export const SearchBox = ({ query, onQuery }: { query: string; onQuery: (query: string) => void }) => (
	<search>
		<label htmlFor="media-search" className="block">
			Search
		</label>
		<span className="mt-1 flex min-h-13 items-center gap-3 border-b border-on-surface bg-raised px-4 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-link">
			<Search className="size-5 shrink-0 text-caption" aria-hidden="true" />
			<input
				id="media-search"
				type="search"
				value={query}
				onChange={(event) => onQuery(event.target.value)}
				placeholder="File, description, subject or page"
				autoComplete="off"
				className="w-full self-stretch bg-transparent outline-none placeholder:text-muted"
			/>
		</span>
	</search>
);
