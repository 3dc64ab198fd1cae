import { Search } from "lucide-react";

/** The search box. Rendered after mount only: without script all pictures are shown. */
export const MediaSearch = ({ query, onQuery }: { query: string; onQuery: (query: string) => void }) => (
	<search className="w-full md:w-96">
		<label htmlFor="media-search" className="sr-only">
			Search by file, description, subject or page
		</label>
		<span className="flex items-center gap-3 border-b border-on-surface focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link">
			<Search className="size-5 shrink-0 text-caption" aria-hidden="true" />
			<input
				id="media-search"
				type="search"
				value={query}
				onChange={(event) => onQuery(event.target.value)}
				placeholder="File, description, subject or page"
				autoComplete="off"
				className="min-h-12 w-full bg-transparent outline-none placeholder:text-caption"
			/>
		</span>
	</search>
);
