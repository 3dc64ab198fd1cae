import { type License, licensesFor } from "../../src/content/schemas/license";
import type { Editor } from "./recipe-project";
import {
	aCampaign,
	aCategory,
	aConcern,
	aFaq,
	aMembership,
	aPackage,
	aPerson,
	aPicture,
	aPosition,
	aProduct,
	aResource,
	aReview,
	aService,
	aSpecial,
	type Input,
} from "./sample-content";

/** A recipe by its name in docs/maintaining.md, and what an editor who follows it does. */
type Recipe = readonly [name: string, follow: (editor: Editor) => void];

type Service = Input<"services">;
type Group = Input<"navigation">["menu"][number]["children"][number];

const readAll = <T>(editor: Editor, folder: string): T[] => editor.list(folder).map((slug) => editor.read<T>(`${folder}/${slug}.json`));
const servicesOf = (editor: Editor): Service[] => readAll<Service>(editor, "services");
const peopleOf = (editor: Editor): Input<"team">[] => readAll<Input<"team">>(editor, "team");

/** The first of a list: content/ has one of everything a new entry is copied from. */
const first = <T>(list: readonly T[], what: string): T => {
	const [found] = list;
	if (found === undefined) throw new Error(`content/ has no ${what} to begin with.`);
	return found;
};
const next = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;
const pictureOf = (editor: Editor): string => first(editor.read<Input<"media">[]>("media/catalog.json"), "picture").file;

/** Puts a picture of content/media under a new name beside it, as if it had been scaled and saved there. */
const addPicture = (editor: Editor, file: string): void => {
	editor.copy(`media/${pictureOf(editor)}`, `media/${file}`);
	editor.append("media/catalog.json", aPicture(file));
};

/** Changes the groups under Services in the menu. */
const changeMenu = (editor: Editor, change: (groups: readonly Group[]) => Group[]): void => {
	const navigation = editor.read<Input<"navigation">>("navigation.json");
	const menu = navigation.menu.map((item) => (item.href === "/services" ? { ...item, children: change(item.children) } : item));
	editor.write("navigation.json", { ...navigation, menu });
};
const menuLink = ({ slug, title }: Service): Group["children"][number] => ({
	label: title,
	href: `/services/${slug}`,
	isDropdown: false,
	children: [],
});

const changeService = (editor: Editor, { slug, ...rest }: Service): void => editor.write(`services/${slug}.json`, { ...rest, slug });

/** A service made from a copy of one that is there: its references stay, the words are new. */
const copyService = (editor: Editor, own: Pick<Service, "slug" | "title" | "image">): Service => {
	const copied = first(servicesOf(editor), "service");
	const { category, galleryImages, concerns, procedure, performers, related } = copied;
	return { ...copied, ...aService({ category, galleryImages, concerns, procedure, performers, related, ...own }) };
};

const addService: Recipe["1"] = (editor) => {
	const image = "service-cold-light.jpg";
	const service = copyService(editor, { slug: "cold-light", title: "Cold Light", image });
	addPicture(editor, image);
	changeService(editor, service);
	const category = editor.read<Input<"categories">[]>("categories.json").find(({ slug }) => slug === service.category);
	changeMenu(editor, (groups) =>
		groups.map((group) => (group.label === category?.title ? { ...group, children: [...group.children, menuLink(service)] } : group)),
	);
};

const addPerson: Recipe["1"] = (editor) => {
	const people = peopleOf(editor);
	const licenses: License[] = ["esthetician"];
	const { image } = first(people, "person");
	const person = aPerson({
		id: next(people.map(({ id }) => id)),
		slug: "robin-newcomb",
		name: "Robin Newcomb",
		role: "Esthetician",
		group: "aesthetics",
		licenses,
		image,
	});
	editor.write(`team/${person.slug}.json`, person);
	const allowed = servicesOf(editor).filter(
		({ performers, procedure }) => performers.length < 5 && licensesFor[procedure].some((license) => licenses.includes(license)),
	);
	const service = first(allowed, "service that an esthetician may perform");
	changeService(editor, { ...service, performers: [...service.performers, person.slug] });
};

/** Another person in a person's place: role, license and order stay, everything else is new. */
const replacePerson = (editor: Editor, slug: string, name: string): void => {
	const before = editor.read<Input<"team">>(`team/${slug}.json`);
	const { id, role, group, licenses, image } = before;
	const after = name.toLowerCase().replaceAll(" ", "-");
	editor.rename(`team/${slug}.json`, `team/${after}.json`);
	editor.write(`team/${after}.json`, aPerson({ id, slug: after, name, role, group, licenses, image }));
	editor.replaceEverywhere((text) => text.replaceAll(slug, after).replaceAll(before.name, name));
};

const addCategory: Recipe["1"] = (editor) => {
	const categories = editor.read<Input<"categories">[]>("categories.json");
	const category = aCategory({ id: next(categories.map(({ id }) => id)), slug: "hands-feet", title: "Hands & Feet", image: pictureOf(editor) });
	editor.append("categories.json", category);
	const service = { ...copyService(editor, { slug: "hand-care", title: "Hand Care", image: pictureOf(editor) }), category: category.slug };
	const galleryImages = editor
		.read<Input<"media">[]>("media/catalog.json")
		.map(({ file }) => file)
		.filter((file) => file !== service.image);
	changeService(editor, { ...service, galleryImages: galleryImages.slice(0, 2) });
	changeMenu(editor, (groups) => [...groups, { label: category.title, href: `/services#${category.slug}`, isDropdown: true, children: [menuLink(service)] }]);
};

const addResource: Recipe["1"] = (editor) => {
	const relatedServices = editor.list("services").slice(0, 2);
	const reviewer = first(editor.list("team"), "person");
	const resource = aResource({ slug: "pools", title: "Swimming pools", group: "skincare", image: pictureOf(editor), reviewer, relatedServices });
	editor.write(`resources/${resource.slug}.json`, resource);
};

const addConcern: Recipe["1"] = (editor) => {
	const concern = aConcern({ slug: "cold-hands", title: "Cold hands" });
	editor.append("concerns.json", concern);
	const service = first(
		servicesOf(editor).filter(({ concerns }) => concerns.length < 6),
		"service with room for a concern",
	);
	changeService(editor, { ...service, concerns: [...service.concerns, concern.slug] });
};

const addOffers: Recipe["1"] = (editor) => {
	editor.write("careers/gardener.json", aPosition({ slug: "gardener", title: "Gardener" }));
	editor.append("memberships.json", aMembership({ slug: "quarterly", name: "Quarterly" }));
	editor.append("packages.json", aPackage({ slug: "two-together", name: "Two together", services: editor.list("services").slice(0, 2) }));
};

const changeHours: Recipe["1"] = (editor) => {
	const site = editor.read<Input<"site">>("site.json");
	const saturday = { day: 6, name: "Saturday", opens: "10:00", closes: "13:00" };
	editor.write("site.json", {
		...site,
		hours: [...site.hours.filter(({ day }) => day !== 6).map((each) => ({ ...each, closes: "16:30" })), saturday],
		holidays: [...site.holidays, { date: "2028-07-04", name: "Independence Day" }],
	});
};

/** People, reviews, products, specials and prices become the spa's own, and no mark is left. */
const replaceSamples: Recipe["1"] = (editor) => {
	for (const [index, slug] of editor.list("team").entries()) replacePerson(editor, slug, `Kim ${["A", "B", "C"][index % 3]}${"o".repeat(index + 2)}`);
	editor.write("reviews.json", [aReview({ id: 1 }), aReview({ id: 2, rating: 5 }), aReview({ id: 3, name: "Lou-Ann B." })]);
	for (const slug of editor.list("products")) {
		const { order, image } = editor.read<Input<"products">>(`products/${slug}.json`);
		editor.rename(`products/${slug}.json`, `products/own-${slug}.json`);
		editor.write(`products/own-${slug}.json`, aProduct({ order, slug: `own-${slug}`, name: `Number ${order}`, image }));
	}
	for (const slug of editor.list("specials")) {
		const { services, image } = editor.read<Input<"specials">>(`specials/${slug}.json`);
		editor.rename(`specials/${slug}.json`, `specials/own-${slug}.json`);
		editor.write(`specials/own-${slug}.json`, aSpecial({ slug: `own-${slug}`, services, image }));
	}
	for (const service of servicesOf(editor))
		changeService(editor, { ...service, prices: service.prices.map((price) => ({ ...price, amount: price.amount + 5 })) });
	editor.replaceEverywhere((text) =>
		JSON.stringify(
			JSON.parse(text, function dropMark(this: unknown, key, value: unknown) {
				return key === "sample" && value === true ? undefined : value;
			}),
			null,
			"\t",
		),
	);
};

/** The recipes of docs/maintaining.md in an order in which each can use what is there already. */
export const recipes: readonly Recipe[] = [
	["Add a picture", (editor) => addPicture(editor, "still-tea.jpg")],
	["Add a service", addService],
	["Add a team member", addPerson],
	["Replace a team member", (editor) => replacePerson(editor, first(editor.list("team"), "person"), "Sam Other")],
	["Add a review", (editor) => editor.append("reviews.json", aReview({ id: next(editor.read<Input<"reviews">[]>("reviews.json").map(({ id }) => id)) }))],
	[
		"Add a special",
		(editor) =>
			editor.write(
				"specials/open-end.json",
				aSpecial({ slug: "open-end", ends: null, services: editor.list("services").slice(0, 1), image: pictureOf(editor) }),
			),
	],
	["Add a campaign", (editor) => editor.append("campaigns.json", aCampaign({ slug: "open-house", image: pictureOf(editor) }))],
	[
		"Add a product",
		(editor) => {
			const order = next(readAll<Input<"products">>(editor, "products").map((product) => product.order));
			editor.write("products/hand-cream.json", aProduct({ order, slug: "hand-cream", name: "Hand Cream", image: pictureOf(editor) }));
		},
	],
	["Add a resource", addResource],
	["Add a question", (editor) => editor.append("faqs.json", aFaq({ question: "Is there a bicycle rack?" }))],
	["Add a concern", addConcern],
	["Add a category", addCategory],
	["Add a position, a membership or a package", addOffers],
	["Change the hours", changeHours],
	["Replace the sample content", replaceSamples],
];
