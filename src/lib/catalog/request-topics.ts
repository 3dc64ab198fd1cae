/** A special, a package or a membership that a request can be about. */
export interface RequestTopic {
	readonly kind: "special" | "package" | "membership";
	readonly slug: string;
	readonly name: string;
	/** The treatments in it; the first one is chosen with it. */
	readonly services: readonly { readonly slug: string }[];
	/** A special's last day, if it has one. */
	readonly ends?: string | null;
}

/** The sentence in a request's note that tells the front desk. */
const writeSentence = ({ kind, name }: RequestTopic): string => `I’d like the ${kind} “${name}.”`;

/** The topic that an address asks for (booking-path.ts); undefined if it names none that we have. */
export const findTopic = (topics: readonly RequestTopic[], query: URLSearchParams): RequestTopic | undefined =>
	topics.find(({ kind, slug }) => query.get(kind === "special" ? "offer" : kind) === slug);

/** The topic that a note names. */
export const findTopicInNote = (topics: readonly RequestTopic[], note = ""): RequestTopic | undefined =>
	topics.find((topic) => note.includes(writeSentence(topic)));

/** A note without the sentence about a topic. */
export const removeTopic = (note = ""): string => note.replace(/I’d like the (?:special|package|membership) “.*?\.”/, "").trim();

/** A note that names one topic and no other, above what it says besides. */
export const addTopic = (topic: RequestTopic, note = ""): string => `${writeSentence(topic)}\n${removeTopic(note)}`.trim();
