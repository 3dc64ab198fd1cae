import type { Input } from "../source";

type Texts = Pick<Input<"resources">, "lead" | "sections" | "faqs">;

const draftSections = (title: string): Texts["sections"] => [
	{
		heading: "Start with what you notice",
		paragraphs: [
			`Before you change anything about ${title}, watch it for a week. Write down when it’s better and when it’s worse, what you used, how you slept and how much time you spent in the sun. Two lines a day are enough, and a photo by the same window every third day helps you see what memory blurs.`,
			`Bring those notes if you’d like to talk about ${title} with us. A clinician learns more from a week of short notes than from one look on one day. You’ll also see for yourself which guesses don’t hold up, and that alone can save you money.`,
		],
	},
	{
		heading: "Change one thing at a time",
		paragraphs: [
			`It’s tempting to try three new things for ${title} at once. If it gets better, you won’t know which one helped. If it gets worse, you won’t know which one to stop. So pick one change, give it four weeks, and leave the rest of your routine as it is.`,
			`Most people who ask us about ${title} do well with a short routine: a mild cleanser, a plain moisturizer, and sunscreen in the morning. Stronger products can come later and one by one, starting with two evenings a week.`,
		],
		bullets: [
			"Test a new product on your inner arm for two days",
			"Stop it if your skin stings or itches",
			"Keep the box, so that we can read the ingredients",
		],
	},
	{
		heading: "What sun and weather do",
		paragraphs: [
			`Sun makes many things harder, and ${title} is often one of them. Sunscreen of SPF 30 or more, a hat and some shade at noon do more than most products on a shelf. Put it on again every two hours when you’re outside.`,
			`Wind, dry heat and long hot showers take water out of your skin, so ${title} can look different in January and in July. Lukewarm water and a thicker cream in the evening are usually enough for the cold months.`,
		],
	},
	{
		heading: "When to have someone look at it",
		paragraphs: [
			`Some changes shouldn’t wait for an article about ${title}. See a doctor about a spot that grows, bleeds or looks unlike the others, about a rash with a fever, and about anything that hurts more each day. Also ask before you try something new if you’re pregnant, breastfeeding or on a prescription.`,
			`For everything else about ${title}, we’re glad to look at it with you. You hear what we’d do, what it costs and what you could try at home first. If we think that you don’t need us, we’ll say that, too.`,
		],
	},
];

/** The texts of an article that would suit many topics. Every text of twelve words or more names the topic, because no two pages share one. */
export const draftResourceTexts = (title: string): Texts => ({
	lead: `People ask us about ${title} at the desk, in the treatment room and on the phone. Here’s what we usually answer: what you can do yourself, what helps less than its label says, and when someone should look at it.`,
	sections: draftSections(title),
	faqs: [
		{
			question: "How long until I see a change?",
			answer: `Give each change about four weeks before you judge what it does for ${title}. Skin renews itself in about that time.`,
		},
		{
			question: "Do I need a treatment?",
			answer: `Often you don’t. Many questions about ${title} are answered by a short routine, sunscreen and some patience.`,
		},
	],
});
