/** A special, a package, a membership or a plan of one's own that a request can be about. */
export interface RequestTopic {
	readonly kind: "special" | "package" | "membership" | "plan";
	readonly slug: string;
	readonly name: string;
	/** The treatments in it; the first three are chosen with it. */
	readonly services: readonly { readonly slug: string }[];
	readonly ends?: string | null;
}

const writeSentence = ({ kind, name }: RequestTopic): string => `I’d like the ${kind} “${name}.”`;

/** The topic that an address asks for (booking-path.ts); undefined if it names none that we have. */
export const findTopic = (topics: readonly RequestTopic[], query: URLSearchParams): RequestTopic | undefined =>
	topics.find(({ kind, slug }) => query.get(kind === "special" ? "offer" : kind) === slug);

const planStart = "My plan: ";
const plan: RequestTopic = { kind: "plan", slug: "", name: "", services: [] };

export const findTopicInNote = (topics: readonly RequestTopic[], note = ""): RequestTopic | undefined =>
	note.startsWith(planStart) ? plan : topics.find((topic) => note.includes(writeSentence(topic)));

/** A note without the sentence about a topic, or the line of a plan. */
export const removeTopic = (note = ""): string => note.replace(/I’d like the (?:special|package|membership) “.*?\.”|^My plan: .*/, "").trim();

/** A note that names one topic and no other, above what it says besides. */
export const addTopic = (topic: RequestTopic, note = ""): string => `${writeSentence(topic)}\n${removeTopic(note)}`.trim();

/** A note that begins with a plan in one line of 400 characters at most, without links, in the place of another topic and above what it says besides. */
export const addPlan = (text: string, note?: string): string =>
	`${planStart}${text
		.replace(/\S*(?:\/\/|www\.)\S*/gi, "")
		.replace(/[\s\p{Cc}]+/gu, " ")
		.trim()
		.slice(0, 400)}\n${removeTopic(note)}`.trim();
