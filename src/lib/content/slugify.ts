/** A heading as an id: "What you’ll need, and why" as "what-youll-need-and-why". */
export const slugify = (heading: string): string =>
	heading
		.normalize("NFKD")
		.toLowerCase()
		.replace(/\p{M}|['’]/gu, "")
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "");
