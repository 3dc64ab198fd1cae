import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../load";
import { Refusal } from "./kinds";
import type { Change, Input, Source } from "./source";

type Navigation = Input<"navigation">;
type Group = Navigation["menu"][number]["children"][number];

interface Place {
	readonly category: string;
	/** The slug of the service that the new one resembles. */
	readonly like: string;
	readonly image: string;
}

const navigationFile = "content/navigation.json";

/** A group of the menu with one more link; a new group if the category has none. */
const addLink = (groups: readonly Group[], { slug, title }: Source, category: { readonly slug: string; readonly title: string }): Group[] => {
	const link = { label: title, href: `/services/${slug}`, isDropdown: false as const, children: [] };
	const known = groups.some(({ label }) => label === category.title);
	if (known) return groups.map((group) => (group.label === category.title ? { ...group, children: [...group.children, link] } : group));
	return [...groups, { label: category.title, href: `/services#${category.slug}`, isDropdown: true, children: [link] }];
};

const addToMenu = (source: Source, slug: string): Change => {
	const { content } = source;
	const navigation: Navigation | undefined = content.navigation[0]?.value;
	const category = content.categories.find(({ value }) => value.slug === slug)?.value;
	if (!navigation?.menu.some(({ href }) => href === "/services") || !category) {
		throw new Refusal(`${navigationFile} can’t take the link: it has problems, or no item that leads to /services. npm run check:content names them.`);
	}
	const menu = navigation.menu.map((item) => (item.href === "/services" ? { ...item, children: addLink(item.children, source, category) } : item));
	return { collection: "navigation", file: navigationFile, value: { ...navigation, menu }, what: `its link in the menu, under ${category.title}` };
};

/** An article that has room for another service, those about the service it resembles first. */
const findArticle = ({ resources }: Content, { like, image }: Place) =>
	resources
		.filter(({ value }) => value.relatedServices.length < 10 && value.image !== image)
		.sort((a, b) => Number(b.value.relatedServices.includes(like)) - Number(a.value.relatedServices.includes(like)))[0];

const addToArticle = ({ root, content, slug }: Source, place: Place): Change => {
	const article = findArticle(content, place);
	if (!article) throw new Refusal("An article has to name the new service, and each one names ten already. Add one first: npm run new -- resource");
	// As it's in the file: what has been read has its defaults filled in.
	const value = JSON.parse(readFileSync(join(root, article.file), "utf8"));
	const relatedServices = [...article.value.relatedServices, slug];
	return { collection: "resources", file: article.file, value: { ...value, relatedServices }, what: "the article that names it, in relatedServices" };
};

/** What a new service needs elsewhere: a link in the menu, and an article that leads to it. @throws Refusal if there's no place for one of them */
export const placeService = (source: Source, place: Place): Change[] => [addToMenu(source, place.category), addToArticle(source, place)];
