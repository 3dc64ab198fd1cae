import type { CollectionName } from "../../src/content/collections";
import { licensesFor } from "../../src/content/team/license";
import type { Editor } from "./recipe-project";
import { anEntry } from "./sample-content";
import type { Input } from "./sample-entry";

/** A recipe by its name in docs/maintaining.md, and what an editor who follows it does. */
type Recipe = readonly [name: string, follow: (editor: Editor) => void];

type Service = Input<"services">;
type Group = Input<"navigation">["menu"][number]["children"][number];

/** The first entry of a kind that meets a condition. @throws if content/ has none */
const findFirst = <K extends CollectionName>(editor: Editor, kind: K, meets: (entry: Input<K>) => boolean = () => true): Input<K> => {
	const found = editor.read(kind).find(meets);
	if (found === undefined) throw new Error(`content/ has none of these to begin with: ${kind}.`);
	return found;
};
/** Changes some fields of the first entry of a kind that meets a condition. */
const changeFirst = <K extends CollectionName>(
	editor: Editor,
	kind: K,
	change: (entry: Input<K>) => Partial<Input<K>>,
	meets?: (entry: Input<K>) => boolean,
) => {
	const entry = findFirst(editor, kind, meets);
	editor.save(kind, { ...entry, ...change(entry) });
};
const getNext = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;
const getPicture = (editor: Editor): string => findFirst(editor, "media").file;
const getTwoServices = (editor: Editor): string[] =>
	editor
		.read("services")
		.slice(0, 2)
		.map(({ slug }) => slug);

/** Adds a picture to content/media. */
const addPicture = (editor: Editor, file: string): void => {
	editor.addPicture(file);
	editor.save("media", anEntry("media", { file }));
};

const replacePortrait: Recipe["1"] = (editor) => {
	const image = "portrait-by-the-window.jpg";
	const consent = { reference: "S-2026-001", date: "2026-03-02", scope: ["website" as const] };
	editor.addPicture(image);
	editor.save("media", { ...anEntry("media", { file: image }), subject: "portrait", person: "staff", consent });
	changeFirst(editor, "team", () => ({ image }));
};

/** Changes the groups under Services in the menu. */
const changeMenu = (editor: Editor, change: (groups: readonly Group[]) => Group[]): void => {
	changeFirst(editor, "navigation", ({ menu }) => ({
		menu: menu.map((item) => (item.href === "/services" ? { ...item, children: change(item.children) } : item)),
	}));
};
const toMenuLink = ({ slug, title }: Service): Group["children"][number] => ({ label: title, href: `/services/${slug}`, isDropdown: false, children: [] });

/** Two still lifes for a service's gallery: rooms may be in four already. */
const getGallery = (editor: Editor, image: string): string[] =>
	editor
		.read("media")
		.flatMap(({ file, subject }) => (file === image || ["interior", "exterior"].includes(subject) ? [] : [file]))
		.slice(0, 2);

/** A service with the references of an existing one and new texts. */
const copyService = (editor: Editor, own: Pick<Service, "slug" | "title" | "image">): Service => {
	const copied = findFirst(editor, "services");
	const { category, concerns, procedure, performers, related, review } = copied;
	const galleryImages = getGallery(editor, own.image);
	return { ...copied, ...anEntry("services", { category, galleryImages, concerns, procedure, performers, related, review, ...own }) };
};

/** Names a service in an article that has room for it. */
const explain = (editor: Editor, slug: string): void => {
	const hasRoom = ({ relatedServices }: Input<"resources">) => relatedServices.length < 10;
	changeFirst(editor, "resources", ({ relatedServices }) => ({ relatedServices: [...relatedServices, slug] }), hasRoom);
};

const addService: Recipe["1"] = (editor) => {
	const image = "service-cold-light.jpg";
	const service = copyService(editor, { slug: "cold-light", title: "Cold Light", image });
	addPicture(editor, image);
	editor.save("services", service);
	editor.save("aftercare", anEntry("aftercare", { slug: service.slug }));
	explain(editor, service.slug);
	const { title } = findFirst(editor, "categories", ({ slug }) => slug === service.category);
	changeMenu(editor, (groups) => groups.map((group) => (group.label === title ? { ...group, children: [...group.children, toMenuLink(service)] } : group)));
};

const addPerson: Recipe["1"] = (editor) => {
	const id = getNext(editor.read("team").map((person) => person.id));
	const { image } = findFirst(editor, "team");
	const [slug, name, role] = ["robin-newcomb", "Robin Newcomb", "Esthetician"];
	editor.save("team", anEntry("team", { id, slug, name, role, group: "aesthetics", licenses: ["esthetician"], image }));
	const mayPerform = ({ performers, procedure }: Service) => performers.length < 5 && licensesFor[procedure].includes("esthetician");
	changeFirst(editor, "services", ({ performers }) => ({ performers: [...performers, slug] }), mayPerform);
};

/** Replaces a person: role, license and order stay, everything else is new. */
const replacePerson = (editor: Editor, before: Input<"team">, name: string): void => {
	const { id, role, group, licenses, image } = before;
	const slug = name.toLowerCase().replaceAll(" ", "-");
	editor.rename("team", before.slug, slug);
	editor.save("team", anEntry("team", { id, slug, name, role, group, licenses, image }));
	editor.replaceEverywhere((text) => text.replaceAll(before.slug, slug).replaceAll(before.name, name));
};

const addCategory: Recipe["1"] = (editor) => {
	const id = getNext(editor.read("categories").map((category) => category.id));
	const image = getPicture(editor);
	const category = anEntry("categories", { id, slug: "hands-feet", title: "Hands & Feet", image });
	editor.save("categories", category);
	const service = copyService(editor, { slug: "hand-care", title: "Hand Care", image });
	editor.save("services", { ...service, category: category.slug });
	editor.save("aftercare", anEntry("aftercare", { slug: service.slug }));
	explain(editor, service.slug);
	changeMenu(editor, (groups) => [...groups, { label: category.title, href: `/services#${category.slug}`, isDropdown: true, children: [toMenuLink(service)] }]);
};

const addResource: Recipe["1"] = (editor) => {
	const reviewer = findFirst(editor, "team").slug;
	const own = { slug: "pools", title: "Swimming pools", group: "skincare" as const, image: getPicture(editor), reviewer };
	editor.save("resources", anEntry("resources", { ...own, relatedServices: getTwoServices(editor) }));
};

const changeAftercare: Recipe["1"] = (editor) => {
	const added = { kind: "do" as const, text: "Look at the treated skin in daylight." };
	const addItem = ({ items }: Input<"aftercare">) => ({ items: items.flatMap((item, index) => (index === 0 ? [item, { ...item, ...added }] : [item])) });
	changeFirst(editor, "aftercare", addItem, ({ items }) => items.length < 16);
};

const addWait: Recipe["1"] = (editor) => {
	const [after = "", before = ""] = getTwoServices(editor);
	editor.save("waits", { after, before, days: 3, why: "two new things on one day are hard to tell apart" });
};

const addGuide: Recipe["1"] = (editor) => {
	const { concerns, review } = findFirst(editor, "services");
	const others = editor
		.read("services")
		.flatMap((each) => (each.concerns.some((concern) => concern === concerns[0]) ? [each.slug] : []))
		.slice(0, 2);
	const own = { slug: "cold-shoulders", title: "Cold shoulders", image: getPicture(editor), concerns: concerns.slice(0, 1), services: others };
	editor.save("concernGuides", { ...anEntry("concernGuides", own), review });
};

const renewReview: Recipe["1"] = (editor) => changeFirst(editor, "services", ({ review }) => ({ review: { ...review, date: "2026-11-26" } }));

const addConcern: Recipe["1"] = (editor) => {
	editor.save("concerns", anEntry("concerns", { slug: "cold-hands", title: "Cold hands" }));
	changeFirst(editor, "finder", ({ map }) => ({ map: [...map, { concern: "cold-hands", view: "body" as const, x: 32, y: 57 }] }));
	const hasRoom = ({ concerns }: Service) => concerns.length < 6;
	changeFirst(editor, "services", ({ concerns }) => ({ concerns: [...concerns, "cold-hands"] }), hasRoom);
};

const changeFinder: Recipe["1"] = (editor) =>
	changeFirst(editor, "finder", ({ downtime, weights }) => ({
		downtime: [{ label: "Not a single day", limit: 0 }, ...downtime.filter(({ limit }) => limit !== 0)],
		weights: { ...weights, mainConcern: 40, visit: 2 },
	}));

const changeFigures: Recipe["1"] = (editor) =>
	changeFirst(editor, "services", ({ course, courseNotes }) => ({
		course: { ...course, sessions: { min: 2, max: 5 }, downtimeDays: { min: 3, max: 4 } },
		courseNotes: { ...courseNotes, downtime: "of redness" },
	}));

const addExclusion: Recipe["1"] = (editor) => {
	editor.save("exclusions", { slug: "cold-feet", label: "You have cold feet", reason: "cold feet", words: ["cold feet"] });
	const addReason = ({ candidacy, exclusions }: Service) => ({
		candidacy: { ...candidacy, notFor: [...candidacy.notFor, "Cold feet, until they’re warm"] },
		exclusions: [...exclusions, { exclusion: "cold-feet", note: "until they’re warm" }],
	});
	changeFirst(editor, "services", addReason, ({ candidacy }) => candidacy.notFor.length < 7);
};

/** Two of a service's first price. */
const getTwo = ({ slug, prices }: Service) => ({ service: slug, price: prices[0]?.name ?? "", quantity: 2 });

const addOffers: Recipe["1"] = (editor) => {
	editor.save("careers", anEntry("careers", { slug: "gardener", title: "Gardener" }));
	const service = findFirst(editor, "services");
	const included = [{ every: "month" as const, choices: [{ items: [{ ...getTwo(service), quantity: 1 }] }] }];
	editor.save("memberships", anEntry("memberships", { slug: "quarterly", name: "Quarterly", benefits: { included, discounts: [], memberPrices: [] } }));
	const separately = 2 * (service.prices[0]?.amount ?? 0);
	const contents = [getTwo(service)];
	editor.save(
		"packages",
		anEntry("packages", { slug: "two-together", name: "Two together", services: [service.slug], contents, amount: separately - 1, separately }),
	);
};

const addSeries: Recipe["1"] = (editor) => {
	const service = findFirst(editor, "services", ({ prices }) => prices.length < 7 && prices[0]?.model === "session");
	const [single] = service.prices;
	if (!single) throw new Error(`${service.slug} has no price.`);
	const replaces = { price: single.name, quantity: 5 };
	const series = { name: "Series of five", amount: 5 * single.amount - 10, unit: "per series", model: "series" as const, replaces };
	const area = { name: "Another area", amount: 90, from: true, upTo: 140, unit: "per area", model: "area" as const };
	editor.save("services", { ...service, prices: [...service.prices, series, area] });
};

const changeHours: Recipe["1"] = (editor) =>
	changeFirst(editor, "site", ({ hours, holidays }) => ({
		hours: [
			...hours.filter(({ day }) => day !== 6).map((each) => ({ ...each, closes: "16:30" })),
			{ day: 6, name: "Saturday" as const, opens: "10:00", closes: "13:00" },
		],
		holidays: [...holidays, { date: "2028-07-04", name: "Independence Day" }],
	}));

/** Replaces the reviews, and removes all marks: the other texts count as the spa's own. */
const replaceSamples: Recipe["1"] = (editor) => {
	editor.replaceReviews([1, 2, 3].map((id) => anEntry("reviews", { id })));
	const unmark = (key: string, value: unknown) => (key === "sample" && value === true ? undefined : value);
	editor.replaceEverywhere((text) => JSON.stringify(JSON.parse(text, unmark)));
};

/** The recipes of docs/maintaining.md, in an order in which each can use what is there already. */
export const recipes: readonly Recipe[] = [
	["Add a picture", (editor) => addPicture(editor, "still-tea.jpg")],
	["Add a service", addService],
	["Add a team member", addPerson],
	["Replace a team member", (editor) => replacePerson(editor, findFirst(editor, "team"), "Sam Other")],
	["Replace a portrait", replacePortrait],
	["Add a review", (editor) => editor.save("reviews", anEntry("reviews", { id: getNext(editor.read("reviews").map(({ id }) => id)) }))],
	[
		"Add a special",
		(editor) =>
			editor.save("specials", anEntry("specials", { slug: "open-end", ends: null, prices: [], services: getTwoServices(editor), image: getPicture(editor) })),
	],
	["Add a campaign", (editor) => editor.save("campaigns", anEntry("campaigns", { slug: "open-house", image: getPicture(editor) }))],
	[
		"Add a product",
		(editor) => {
			const order = getNext(editor.read("products").map((product) => product.order));
			editor.save("products", anEntry("products", { order, slug: "hand-cream", name: "Hand Cream", image: getPicture(editor) }));
		},
	],
	["Add a resource", addResource],
	["Add a question", (editor) => editor.save("faqs", anEntry("faqs", { question: "Is there a bicycle rack?" }))],
	["Add a redirect", (editor) => editor.save("redirects", anEntry("redirects", { from: "/find-us", to: "/contact" }))],
	["Add words for the search", (editor) => editor.save("synonyms", { href: "/sitemap", synonyms: ["every page", "overview"] })],
	["Change the aftercare", changeAftercare],
	["Add a waiting time", addWait],
	["Add a guide", addGuide],
	["Renew a medical review", renewReview],
	["Add a concern", addConcern],
	["Change how the treatment finder ranks", changeFinder],
	["Change a treatment's figures", changeFigures],
	["Change a price", addSeries],
	["Add a reason that rules a treatment out", addExclusion],
	["Add a category", addCategory],
	["Add a position, a membership or a package", addOffers],
	["Change the hours", changeHours],
	["Replace the sample content", replaceSamples],
];
