import { addPlan, addTopic, findTopic, findTopicInNote, type RequestTopic, removeTopic } from "./request-topics";

const special: RequestTopic = { kind: "special", slug: "autumn", name: "Autumn peel", services: [{ slug: "peel" }] };
const membership: RequestTopic = { kind: "membership", slug: "leaf", name: "Leaf", services: [] };
const topics = [special, membership];

test.each([
	["?offer=autumn", special],
	["?membership=leaf&service=peel", membership],
	["?package=autumn", undefined],
	["?offer=winter", undefined],
	["", undefined],
])("the topic of %j", (search, topic) => {
	expect(findTopic(topics, new URLSearchParams(search))).toBe(topic);
});

test("a note names the topic above what was typed, and can be read back", () => {
	const note = addTopic(special, "Ground floor, please.");
	expect(note).toBe("I’d like the special “Autumn peel.”\nGround floor, please.");
	expect(findTopicInNote(topics, note)).toBe(special);
	expect(findTopicInNote(topics, "Autumn peel")).toBeUndefined();
	expect(findTopicInNote(topics)).toBeUndefined();
});

test("another topic takes the first one's place, and neither touches what was typed", () => {
	const note = addTopic(membership, addTopic(special, "Ground floor, please."));
	expect(note).toBe("I’d like the membership “Leaf.”\nGround floor, please.");
	expect(addTopic(membership, note)).toBe(note);
	expect(removeTopic(note)).toBe("Ground floor, please.");
	expect(removeTopic()).toBe("");
});

test("a plan is the first line, above what was typed, and takes the place of another plan or topic", () => {
	const note = addPlan("3 × Microneedling: Face. Estimate: $885.", "Ground floor, please.");
	expect(note).toBe("My plan: 3 × Microneedling: Face. Estimate: $885.\nGround floor, please.");
	expect(findTopicInNote(topics, note)?.kind).toBe("plan");
	expect(addPlan("1 × Peel.", note)).toBe("My plan: 1 × Peel.\nGround floor, please.");
	expect(addPlan("1 × Peel.", addTopic(special, "Ground floor, please."))).toBe("My plan: 1 × Peel.\nGround floor, please.");
	expect(addTopic(membership, note)).toBe("I’d like the membership “Leaf.”\nGround floor, please.");
	expect(removeTopic(note)).toBe("Ground floor, please.");
});

test("a plan from an address is one line of 400 characters at most, without links or control characters", () => {
	expect(addPlan("Peel\n\u0007 see https://example.com/x or www.example.com now")).toBe("My plan: Peel see or now");
	expect(addPlan("x".repeat(500))).toHaveLength("My plan: ".length + 400);
});
