import type { TextRule } from "./text-rules";

/** Words that are never right, and what was meant. A word that's also a name or another word isn't here. */
const misspelled: Readonly<Record<string, string>> = {
	accomodate: "accommodate",
	acheive: "achieve",
	adress: "address",
	agian: "again",
	apointment: "appointment",
	appoinment: "appointment",
	appointement: "appointment",
	begining: "beginning",
	beleive: "believe",
	calender: "calendar",
	catagory: "category",
	comming: "coming",
	conveniant: "convenient",
	definately: "definitely",
	definitly: "definitely",
	dissapear: "disappear",
	doesnt: "doesn’t",
	enviroment: "environment",
	exersise: "exercise",
	foward: "forward",
	freind: "friend",
	guarentee: "guarantee",
	happend: "happened",
	hygeine: "hygiene",
	immediatly: "immediately",
	infomation: "information",
	injeciton: "injection",
	isnt: "isn’t",
	medecine: "medicine",
	neccessary: "necessary",
	necesary: "necessary",
	noticable: "noticeable",
	occassion: "occasion",
	occured: "occurred",
	occuring: "occurring",
	pateint: "patient",
	perscription: "prescription",
	persription: "prescription",
	posible: "possible",
	prefered: "preferred",
	probaly: "probably",
	proceedure: "procedure",
	publically: "publicly",
	reccomend: "recommend",
	recieve: "receive",
	recieved: "received",
	recomend: "recommend",
	recomended: "recommended",
	refered: "referred",
	responsable: "responsible",
	resturant: "restaurant",
	rythm: "rhythm",
	seperate: "separate",
	seperately: "separately",
	similiar: "similar",
	succesful: "successful",
	suprise: "surprise",
	swelliing: "swelling",
	taht: "that",
	teh: "the",
	thier: "their",
	tommorow: "tomorrow",
	tomorow: "tomorrow",
	treament: "treatment",
	treatement: "treatment",
	truely: "truly",
	untill: "until",
	usualy: "usually",
	wich: "which",
	wierd: "weird",
	wonderfull: "wonderful",
	youre: "you’re",
};

/** In the letters' case of the word that's there. */
const correct = (word: string): string => {
	const right = misspelled[word.toLowerCase()] ?? word;
	return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};

/** Fields of whole sentences, in which a text without its end was cut off. */
const hasSentences = /[\p{Ll}\d)”][.?!] \p{Lu}.*[\p{Ll}\d)”][.?!] \p{Lu}/u;

/** What a hand or a program left that no text means. */
export const slipRules: readonly TextRule[] = [
	{
		pattern: new RegExp(`\\b(?:${Object.keys(misspelled).join("|")})\\b`, "gi"),
		found: ({ match }) => `"${match[0]}"`,
		expected: ({ match }) => `"${correct(match[0])}"`,
		remedy: ({ match }) => `Type "${correct(match[0])}".`,
	},
	{
		pattern: /\b(?!100%)\d{3,}% (?:off|less)\b/g,
		found: ({ match }) => `"${match[0]}"`,
		expected: "100% at most: nobody can take off more",
		remedy: "Correct the figure.",
	},
	{
		pattern: /[,;–—-]\s*$/g,
		found: ({ match }) => `"${match[0].trim()}" at the end`,
		expected: "a text that ends with its last word or a period",
		remedy: "Write what's missing, or remove the mark.",
		// The words of an exclusion are parts of lines.
		isFor: ({ field }) => field !== "words",
	},
	{
		pattern: /[\p{L}\d]$/gu,
		found: ({ words }) => `"${words}" at the end`,
		expected: "a period at the end of the last sentence",
		remedy: "Write the end of the sentence if it was cut off, or add the period.",
		isFor: ({ text }) => hasSentences.test(text),
	},
];
