import type { Input, Source } from "../source";

type Texts = Pick<
	Input<"services">,
	"shortDescription" | "description" | "aboutTreatment" | "candidacy" | "whatToExpect" | "facts" | "risks" | "preCare" | "postCare" | "faqs"
>;

/** What the texts have to say besides what's the same for every treatment. */
interface Needs {
	/** A prescriber examines the client first. */
	readonly ordered: boolean;
	/** Something pierces the skin. */
	readonly pierced: boolean;
	/** content/statements.json says what to do while the spa is closed. */
	readonly afterHours: boolean;
}

const draftCandidacy = (): Texts["candidacy"] => ({
	goodFor: ["You’d like to start small and see how you respond", "You have a few weeks before a big event", "Your skin is calm right now"],
	notFor: ["Pregnancy or breastfeeding", "An infection or an open sore in the area", "A fresh sunburn", "A new medicine that we haven’t talked about yet"],
});

const draftVisit = (title: string, { ordered, pierced }: Needs): Texts["whatToExpect"] => ({
	before: `${ordered ? "{examination} " : ""}At your first visit for ${title}, we ask about your health, your medicines and what you’ve tried so far. You see the price in writing before anything starts.`,
	theDay: `On the day, we clean the area and do ${title} at a pace that’s comfortable for you. ${pierced ? "The needles are sterile and used once. " : ""}Tell us if anything feels too warm or too sharp, and we pause. Plan on 45 minutes, with time for questions at the end.`,
	after: `After ${title}, the area may look pink and feel warm for a day. You take home a sheet that says what’s normal, what to leave out, and when to call us.`,
	results: `Most people who have ${title} notice a first change after two weeks. Results differ, and nobody can promise how long yours will last. We look at it together before you decide on another visit.`,
});

const draftQuestions = (title: string): Texts["faqs"] => [
	{
		question: `How many visits does ${title} take?`,
		answer: `One to three is usual for ${title}, four weeks apart. We look again before each one, and we stop when you’re happy with it.`,
	},
	{
		question: "Does it hurt?",
		answer: `People describe ${title} in different ways, most often as warm or prickly. If you’re tense, tell us, and we’ll go more slowly.`,
	},
	{
		question: "What can I do right afterward?",
		answer: `You can drive home and go back to work after ${title}. Leave hard exercise and heat alone for two days, as your sheet says.`,
	},
	{
		question: "Who does it?",
		answer: `Everyone on our team who does ${title} is licensed for it. You meet that person before you decide, and you can ask to see the license.`,
	},
	{
		question: "What does it cost?",
		answer: `The prices for ${title} are on this page, and they include the talk before it. If your plan needs more visits, you see the total first.`,
	},
];

/** The texts of a treatment, as careful as its page has to be. Every text of twelve words or more names the treatment, because no two pages share one. */
export const draftServiceTexts = ({ title }: Source, needs: Needs): Texts => ({
	shortDescription: `${title}, with a look at your skin first and a written plan, so you know what to expect and what it costs.`,
	description: `${title} starts with questions about your health and your skin. Then you hear what a visit is like, how long it takes and what it costs, and you decide in your own time.`,
	aboutTreatment: [
		`We do ${title} one step at a time. We look at the area under a bright lamp, ask what you’d like to change, and tell you whether this is the treatment for it. If something simpler is enough, we say so.`,
		`How ${title} works, and for how long, differs from person to person. Age, sun, medicines and the way you heal all play a part. That’s why we write down what we did at each visit and what we saw the next time.`,
	],
	candidacy: draftCandidacy(),
	whatToExpect: draftVisit(title, needs),
	facts: {
		sessions: "1–3 sessions",
		spacing: "4 weeks apart",
		duration: "45 minutes",
		downtime: "None, or a day of pinkness",
		onset: "From week 2",
		lasts: "About 3 months",
	},
	risks: [
		"Pinkness, warmth and a little swelling, usually for a day.",
		"Dryness or flaking for a few days.",
		"Rarely, an infection, a burn or a scar.",
		"Rarely, darker or lighter skin in the area for months.",
	],
	preCare: [
		"Come with clean skin, without makeup or lotion.",
		"Tell us about new medicines and recent treatments.",
		"Stay out of strong sun for a week before.",
	],
	postCare: [
		"Use a mild cleanser and lukewarm water.",
		"Skip hot tubs, saunas and hard exercise for two days.",
		"Wear sunscreen of SPF 30 or more every morning.",
		...(needs.afterHours ? ["Call {phone} the same day about pain or redness that spreads.", "{afterHours}"] : []),
	],
	faqs: draftQuestions(title),
});
