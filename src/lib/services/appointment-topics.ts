export interface AppointmentTopic {
	readonly kind: "special" | "package" | "membership" | "plan";
	readonly slug: string;
	readonly name: string;
	readonly services: readonly { readonly slug: string }[];
	readonly ends?: string | null;
}

const writeSentence = ({ kind, name }: AppointmentTopic): string =>
	`I’d like the ${kind} “${name}.”`;

/** @param query as getBookingPath writes it */
export const findTopic = (
	topics: readonly AppointmentTopic[],
	query: URLSearchParams,
): AppointmentTopic | undefined =>
	topics.find(({ kind, slug }) => query.get(kind === "special" ? "offer" : kind) === slug);

const planStart = "My plan: ";

export const findTopicInNote = (
	topics: readonly AppointmentTopic[],
	note = "",
): AppointmentTopic | undefined =>
	note.startsWith(planStart)
		? { kind: "plan", slug: "", name: "", services: [] }
		: topics.find((topic) => note.includes(writeSentence(topic)));

export const removeTopic = (note = ""): string =>
	note.replace(/I’d like the (?:special|package|membership) “.*?\.”|^My plan: .*/, "").trim();

export const addTopic = (topic: AppointmentTopic, note = ""): string =>
	`${writeSentence(topic)}\n${removeTopic(note)}`.trim();

/**
 * Puts a plan into the first line of a note. It's from the address, where anybody can put any text,
 * so links are removed and its length is limited.
 */
export const addPlan = (text: string, note?: string): string =>
	`${planStart}${text
		.replace(/\S*(?:\/\/|www\.)\S*/gi, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.slice(0, 400)}\n${removeTopic(note)}`.trim();
