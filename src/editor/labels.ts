export const toLabel = (name: string) => {
	const words = name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replaceAll("-", " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "Services" as "Service", "Categories" as "Category". */
export const toSingular = (label: string) => label.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");

/** Descriptions are written for files. In a form, entries, pictures and days are chosen. */
const onlyInFiles: readonly [RegExp, string][] = [
	[/,? in quotes\b/g, ""],
	[/"([\d-]+)"/g, "$1"],
	[/, written YYYY-MM-DD(?=[.;,])/g, ""],
	[
		/[:,] (?:a file name from|a slug of|by its slug in|the slug of a person in) content\/[\w./-]*\w/g,
		"",
	],
	[/\bRemove it when\b/g, "Turn it off when"],
	[/, by its slug(?: \([^)]*\))?/g, ""],
	[
		/: lowercase words joined by hyphens, such as chemical-peels\. If it has a file of its own.*/,
		": lowercase words joined by hyphens, such as chemical-peels. Don’t change it later.",
	],
	[
		/^The file's name in content\/media, such as .*/,
		"The picture itself. Give its file a name that says what it shows: texts name it by that.",
	],
	[/\bcontent\/statements\.json\b/g, "“Statements”"],
	[/\bsite\.json\b/g, "“Facts of the business”"],
	[/\bnull\b/g, "nothing"],
	[/\bTrue (?=if|while)/g, "On "],
	[/, false if/g, ", off if"],
	[/([Ll])eave it out\b/g, "$1eave it empty"],
];

export const toHint = (description: string) =>
	onlyInFiles.reduce((text, [pattern, words]) => text.replace(pattern, words), description);
