/** Fields of any collection that hold keys, addresses, references and what visitors type: nobody reads them as text. */
export const codeFields: readonly string[] = (
	"slug key href file image galleryImages path storageKey url bookingUrl category group related relatedServices services performers reviewer concern concerns " +
	"exclusion view licenses licenseNumbers procedure synonyms"
).split(" ");
