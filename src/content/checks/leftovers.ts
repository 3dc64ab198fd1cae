import type { ShownText } from "./shown-texts";
import type { TextRule } from "./text-rules";

const finished = "a finished text";

const note = (pattern: RegExp, remedy: string, expected = finished): TextRule => ({ pattern, found: ({ match }) => `"${match[0]}"`, expected, remedy });

/** What was typed to be replaced. */
const unfinished: readonly TextRule[] = [
	note(/\b(?:todo|fixme)\b|\b(?:TBD|TBC|TBA|WIP)\b|\bt\.?b\.?d\b\.?/gi, "Write what belongs there, and delete the note."),
	note(/lorem ipsum|dolor sit amet|consectetur adipiscing/gi, "Write the text that belongs there."),
	note(/\bcoming soon\b/gi, "Say what there is today, or remove the entry until it's there."),
	note(/\b(?:placeholder|dummy text|sample text|test text|your text here|(?:text|words) goes? here)\b/gi, "Write the text that belongs there."),
	note(/\b[Ii]nsert\b[^.?]{0,40}\bhere\b|[([]\s*insert (?:the |a |an |your )?\w+\s*[)\]]/gi, "Write what belongs there."),
	note(/\bDELETE (?:THIS|ME)\b/g, "Delete what it's about, and the note."),
	note(/(?<=^|\s)@\p{Lu}\p{Ll}+\b/gu, "Delete the note. A visitor reads it, too."),
	note(/\bN\/A\b/g, "Write what belongs there, or leave it out."),
	note(/\$X+\b|\bX{3,}\b|\bX{1,2}(?=[ -](?:minutes?|hours?|days?|weeks?|months?|years?|visits?|sessions?|units?)\b)/g, "Write the figure."),
	note(/\bYYYY\b|\b(?:MM|DD)\/(?:MM|DD)\b/g, "Write the date."),
	note(/(?<![\p{L}\p{N}])_{2,}(?![\p{L}\p{N}])/gu, "Write what belongs in the gap."),
	note(/\b(?:asdf|sdfg|qwer|qwertz|wert|zxcv|yxcv|hjkl|jkl;|uiop)[a-z;]*/gi, "Write the text that belongs there."),
	{ pattern: /([a-z])\1{3,}/gi, expected: finished, remedy: "Write the word as it's spelled." },
	note(/\b(?:John|Jane) (?:Doe|Smith)\b|\bexample\.(?:com|org|net)\b|\b123[ -]?456[ -]?7890\b|\b123 Main St\w*/g, "Write the real one, or leave it out."),
];

/** What other programs and other people left. */
const traces: readonly TextRule[] = [
	note(/\(\s*(?:copy|draft|old|old version|new version|v\d+|final|delete|sic|\?+)\s*\)|_(?:v\d+|final|copy|old|draft)\b/gi, "Delete it."),
	note(/^Copy of (?=[A-Z])|(?: -)? [Cc]opy \d+$| - [Cc]opy$/g, "Delete it, and check that the entry isn't there twice."),
	note(/^\s*(?:Deleted|Inserted|Formatted|Commented?|Comment)(?: \[\w+\])?: ?/g, "Delete it. It's a note of Word's track changes."),
	note(/<{4,}|>{4,}|={4,}/g, "Delete the line and what's there twice. Two versions of the file were put together here."),
	note(/<<|>>|==+(?=\p{L})|(?<=\p{L})==+|(?<=\s)[`´#](?=\s|$)/gu, "Delete it."),
	note(/(?:^|\s)(?:\/\/|\/\*|\*\/)(?=\s|$)/g, "Delete the note. Texts have no comments."),
	note(/#(?:REF|VALUE|NAME|DIV\/0|NULL|NUM|SPILL)[!?]?|#N\/A/g, "Write what belongs there. A spreadsheet left this in place of a value."),
	note(/\bundefined\b|\bNaN\b|\[object Object\]/g, "Write what belongs there. A program left this in place of a value."),
	note(
		/\bas an AI(?: language)? model\b|\bchatgpt\b|contentReference|oaicite|^(?:sure|certainly|of course)[,.]? here(?:[’']s| is) (?:a|an|the|your)\b/gi,
		"Delete it. It comes from the program that wrote the text.",
	),
];

/** Whole texts that say nothing. */
const empty =
	/^\s*(?:-+|–|—|_+|\.+|…|\?+|x+|n\/?a\.?|null|undefined|todo|test(?:ing|s)?(?: ?\d+)?|untitled\b.*|example|draft|none yet|same as above|see above|text here|enter (?:text|title)|click to edit|delete(?: me)?|remove(?: me)?|new (?:service|page|item|product|special|person|resource|article|career|position|campaign|review|question|entry|heading|section|block|picture|membership|package))\s*\??\s*$/i;

/** Fields whose values are single words of a list, or the numbers of a document. */
const fixedWords = new Set(["subject", "kind", "topic", "frequency", "every", "network", "country", "region", "name"]);

const isNamedAfterField = ({ field, text }: ShownText): boolean =>
	!fixedWords.has(field) && text.trim().replace(/\?$/, "").toLowerCase() === field.replace(/([A-Z])/g, " $1").toLowerCase();

const wholeText: TextRule = {
	pattern: /^.{1,60}$/gs,
	found: ({ match }) => `"${match[0].trim()}"`,
	expected: finished,
	remedy: "Write what a visitor should read there. If there's nothing to say and the field may be missing, remove the field.",
	isFor: (shown) => empty.test(shown.text) || isNamedAfterField(shown),
};

/** Texts that say nothing, and what other programs left. */
export const traceRules: readonly TextRule[] = [wholeText, ...traces];

/** Gaps and notes. */
export const unfinishedRules: readonly TextRule[] = unfinished;
