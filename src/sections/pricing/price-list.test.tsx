import { fireEvent, render, screen } from "@testing-library/react";
import { sampleBlock } from "../../../tests/support/sample-block";
import { PriceList } from "./price-list";

const mockSearch = {
	findTreatments: (text: string) => (text === "botox" ? ["neuromodulators"] : []),
};
jest.mock("../../components/search/load-search", () => ({ loadSearch: async () => mockSearch }));

const aService = (title: string, ...prices: string[]) => ({
	slug: title.toLowerCase(),
	path: `/services/${title.toLowerCase()}`,
	title,
	priceFrom: "From $90",
	prices: prices.map((name) => ({ name, amount: 90, from: false, unit: "per visit", note: null })),
	specialPrices: [],
});
const categories = [
	{
		slug: "injectables",
		title: "Injectables",
		shortDescription: "Lines and volume.",
		services: [
			aService("Neuromodulators", "Crow’s feet"),
			aService("Fillers", "Lip filler, half syringe"),
		],
	},
	{
		slug: "skin",
		title: "Skin",
		shortDescription: "Facials.",
		services: [aService("HydraFacial", "Série, signature")],
	},
];
const blocks = ["price-estimator", "packages", "memberships", "financing", "policies"].map(
	sampleBlock,
);

const type = async (text: string) => {
	fireEvent.focus(screen.getByRole("searchbox", { name: "Find a price" }));
	fireEvent.change(screen.getByRole("searchbox"), { target: { value: text } });
	await screen.findByRole("status");
};
const listed = () =>
	screen
		.getAllByRole("heading", { level: 3 })
		.map(({ textContent }) => textContent?.replace(/^.*\u00a0/, ""));

beforeEach(() => {
	render(<PriceList categories={categories} page={{ key: "pricing", blocks }} />);
});

test.each([
	["", ["Neuromodulators", "Fillers", "HydraFacial"], ""],
	["syringe  LIP", ["Fillers"], "1 treatment"],
	["serie\u0301", ["HydraFacial"], "1 treatment"],
])(
	"%j leaves what has every word, in any order, with or without accents",
	async (text, titles, said) => {
		await type(text);
		expect(listed()).toEqual(titles);
		expect(screen.getByRole("status")).toHaveTextContent(said);
		for (const fold of document.querySelectorAll("details")) expect(fold.open).toBe(text !== "");
	},
);

test("what no price is called is looked for by the site's search", async () => {
	await type("botox");
	expect(await screen.findByRole("link", { name: "Book Neuromodulators" })).toBeVisible();
	expect(listed()).toEqual(["Neuromodulators"]);
});

test("what isn't found has a number to call, and a way to all prices", async () => {
	await type("haircut");
	expect(screen.getByRole("status")).toHaveTextContent("We don’t list a price by that name.");
	expect(screen.getByRole("status")).toHaveTextContent("(918) 555-0142");
	fireEvent.click(screen.getByRole("button", { name: "Show all prices" }));
	expect(listed()).toHaveLength(3);
	await type("filler");
	fireEvent.click(screen.getByRole("link", { name: "Skin" }));
	expect(document.getElementById("skin")).toBeInTheDocument();
});
