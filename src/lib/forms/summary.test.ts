import { formatSummaryFile } from "./summary";

test("a summary file has a title, the filled rows and a closing", () => {
	const rows = [
		{ term: "Treatment", detail: "HydraFacial" },
		{ term: "Note", detail: " " },
		{ term: "Phone", detail: "(918) 555-0100" },
	];
	expect(formatSummaryFile("Your request", rows, ["Elm Place"])).toBe(
		"Your request\r\n============\r\n\r\nTreatment: HydraFacial\r\nPhone: (918) 555-0100\r\n\r\nElm Place\r\n",
	);
});
