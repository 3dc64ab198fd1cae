/** `shortDescription` and `client-services` as people read them: "Short description", "Client services". */
export const toLabel = (name: string): string => {
	const words = name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replaceAll("-", " ")
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One of several: "Services" is "Service", "Categories" is "Category". */
export const toSingular = (label: string): string => label.replace(/ies$/, "y").replace(/(?<=[^s])s$/, "");
