import { act, fireEvent, render, screen } from "@testing-library/react";
import { pictureData } from "../../../tests/support/pictures";
import { MediaCatalog } from "./catalog";

type Entry = Queries.MediaEntryFragment;

const entry = (file: string, own: Partial<Entry> = {}): Entry => ({
	...pictureData(`What ${file} shows`),
	file,
	subject: "still life",
	usedBy: [{ title: "About", path: "/about", field: "Picture" }],
	duplicates: [],
	consentState: "not needed",
	dimensions: { width: 1200, height: 800 },
	details: { size: 54_000 },
	...own,
});
const pictures = [
	entry("stones.jpg"),
	entry("unused.jpg", { usedBy: [] }),
	entry("guest.jpg", { consentState: "missing" }),
];

const fetchMock = jest.fn();
beforeEach(() =>
	Object.assign(globalThis, {
		fetch: fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => ({}) }),
	}),
);

const show = () =>
	act(
		async () =>
			void render(
				<MediaCatalog pictures={pictures} pages={[{ path: "/about", label: "About" }]} />,
			),
	);
const listed = () =>
	screen.queryAllByRole("article").map((article) => article.getAttribute("aria-label"));

test("each part shows its pictures and how many they are", async () => {
	await show();
	expect(listed()).toEqual(pictures.map(({ file }) => file));
	fireEvent.click(screen.getByRole("button", { name: "Unused 1" }));
	expect(listed()).toEqual(["unused.jpg"]);
	fireEvent.click(screen.getByRole("button", { name: "Missing consent 1" }));
	expect(listed()).toEqual(["guest.jpg"]);
	expect(screen.getByText("1 of 3 pictures")).toBeVisible();
	expect(screen.getByText("Consent missing")).toBeVisible();
	fireEvent.change(screen.getByRole("combobox", { name: "Page" }), { target: { value: "/about" } });
	fireEvent.click(screen.getByRole("button", { name: "Unused 1" }));
	expect(screen.getByRole("heading", { name: "Every picture of a page is used" })).toBeVisible();
});

test("without the weights, the pictures are listed", async () => {
	fetchMock.mockResolvedValue({ ok: false, status: 404 });
	await show();
	expect(listed()).toHaveLength(pictures.length);
	expect(
		screen.getByText("What browsers download of each isn’t known here: a build writes it."),
	).toBeVisible();
});
