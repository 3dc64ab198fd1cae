import { addPlan, addTopic, findTopic, findTopicInNote, type RequestTopic, removeTopic } from "./request-topics";

const special: RequestTopic = { kind: "special", slug: "autumn", name: "Autumn peel", services: [{ slug: "peel" }] };
const membership: RequestTopic = { kind: "membership", slug: "leaf", name: "Leaf", services: [] };
const topics = [special, membership];
const typed = "Ground floor, please.";

test.each([
	["?offer=autumn", special],
	["?membership=leaf&service=peel", membership],
	["?package=autumn", undefined],
	["?offer=winter", undefined],
])("the topic of %j", (search, topic) => {
	expect(findTopic(topics, new URLSearchParams(search))).toBe(topic);
});

test("a note names the topic above what was typed, and can be read back", () => {
	const note = addTopic(special, typed);
	expect(note).toBe("I’d like the special “Autumn peel.”\nGround floor, please.");
	expect(findTopicInNote(topics, note)).toBe(special);
	expect(findTopicInNote(topics, "Autumn peel")).toBeUndefined();
	expect(removeTopic(note)).toBe(typed);
});

test("a topic or a plan takes the place of another, and none touches what was typed", () => {
	const plan = "My plan: 1 × Peel.\nGround floor, please.";
	expect(addTopic(membership, addTopic(special, typed))).toBe("I’d like the membership “Leaf.”\nGround floor, please.");
	expect(addTopic(membership, plan)).toBe("I’d like the membership “Leaf.”\nGround floor, please.");
	expect(addPlan("1 × Peel.", addTopic(special, typed))).toBe(plan);
	expect(addPlan("1 × Peel.", addPlan("3 × Microneedling: Face. Estimate: $885.", typed))).toBe(plan);
	expect(findTopicInNote(topics, plan)?.kind).toBe("plan");
	expect(removeTopic(plan)).toBe(typed);
});

test("a plan from an address is one line of 400 characters at most, without links or control characters", () => {
	expect(addPlan("Peel\n\u0007 see https://example.com/x or www.example.com now")).toBe("My plan: Peel see or now");
	expect(addPlan("x".repeat(500))).toHaveLength("My plan: ".length + 400);
});
