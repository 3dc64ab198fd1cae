/** Words that the prose check finds, and what an American would write. Add to the lists; the check (prose.ts) needs no change. */

/** A pattern, and what to write instead. `$1` and so on stand for its groups. */
export interface Replacement {
	readonly pattern: RegExp;
	readonly instead: string;
}

/** British spellings, most of them as the part of a word in which they differ. */
export const britishSpellings: readonly Replacement[] = [
	{
		pattern: /\b(\w*(?:col|flav|fav|neighb|behavi|od|tum|hum|vap|harb|rum|hon|lab|vig|rig|sav))our((?:s|ed|ing|ful|able|ites?|hood|er|al|less)*)\b/i,
		instead: "$1or$2",
	},
	{
		pattern:
			/\b(\w{3,})is(e|es|ed|ing|ation)\b(?<=\b(?:moistur|organ|recogn|apolog|special|minim|maxim|emphas|character|normal|stabil|steril|neutral|personal|real|util|categor|summar|priorit|standard|hydrol|visual|critic|final|familiar|general|author|immun|sensit|desensit|hospital|ion|oxid|vapor|vapour|local|mobil|optim|symbol|sympath|penal|patron|popular|revital|random|rational|reorgan|scrutin|social|subsid|synchron|tranquil|traumat|vandal|victim|western)is(?:e|es|ed|ing|ation))/i,
		instead: "$1iz$2",
	},
	{ pattern: /\b(anal|paral|catal|hydrol)ys(e|es|ed|ing)\b(?<!analyses)/i, instead: "$1yz$2" },
	{
		pattern:
			/\b(cancel|label|travel|model|signal|channel|fuel|level|dial|equal|total|tunnel|counsel|marvel|quarrel|funnel|pencil)l(ed|ing|er|ers|or|ors|ous)\b/i,
		instead: "$1$2",
	},
	{ pattern: /\b(centi|milli|kilo|nano|micro)?(met|lit|cent|theat|fib|calib|sab|somb|spect|meag|lust)re(s|d)?\b/i, instead: "$1$2er$3" },
	{ pattern: /\b(lic|def|off|pret)ence(s|d)?\b/i, instead: "$1ense$2" },
	{ pattern: /\bpractis(e|es|ed|ing)\b/i, instead: "practice" },
	{ pattern: /\b(?:(?:skil|fulfil|instal|enrol|distil)(?:ful|ment|s)?|wil(?:ful|ment))\b/i, instead: "the spelling with ll" },
	{ pattern: /\b(an|h|f|or|p)ae(sth|mo|mat|ces|cal|thop|diatr)/i, instead: "$1e$2" },
	{ pattern: /\b(o)(edema|estrogen|esophag|estradiol)/i, instead: "$2" },
	{ pattern: /\b(gynaecolog|leukaemia|diarrhoea|dyspnoea|foetus|manoeuvre|orthopaedic|haemorrhage|ischaemi)\w*/i, instead: "the spelling with e" },
	{ pattern: /\b(program)me(s|d)?\b/i, instead: "$1$2" },
	{ pattern: /\b(catalog|dialog|analog)ue(s|d)?\b/i, instead: "$1$2" },
	{ pattern: /\bcheque(s)?\b/i, instead: "check" },
	{ pattern: /\bgrey(s|er|ish)?\b/i, instead: "gray" },
	{ pattern: /\bmould(s|y|ing)?\b/i, instead: "mold" },
	{
		pattern:
			/\b(tyre|kerb|plough|pyjamas|aluminium|storey|draught|cosy|sceptic\w*|artefact|enquir\w+|ageing|judgement|acknowledgement|axe|jewellery|woollen)s?\b/i,
		instead: "the American spelling",
	},
	{ pattern: /\b(learn|burn|dream|spel|spoil|lean|leap|smel|spil)t\b(?<!spelt? out)/i, instead: "the form with -ed" },
	{ pattern: /\b(to|after|back|for|up|down|on|out)wards\b/i, instead: "$1ward" },
	{ pattern: /\bmake-up\b/i, instead: "makeup" },
	{ pattern: /\be-mail/i, instead: "email" },
	{ pattern: /\bbuild-up\b/i, instead: "buildup" },
];

/** British words and turns, and what to say instead. */
export const britishWords: readonly Replacement[] = [
	{ pattern: /\b(?:ring|phone|telephone) (?:us|\{phone\}|the (?:spa|desk)|that day)/i, instead: "call" },
	{ pattern: /\bsend for advice\b/i, instead: "call" },
	{ pattern: /\bexpiry\b/i, instead: "expiration" },
	{ pattern: /\b(?:in|to|from) hospital\b/i, instead: "the hospital" },
	{ pattern: /\b(?:health|dental|insurance|vision) cover\b/i, instead: "coverage" },
	{ pattern: /\bwhilst\b/i, instead: "while" },
	{ pattern: /\bamongst\b/i, instead: "among" },
	{ pattern: /\bfortnight(?:ly)?\b/i, instead: "two weeks" },
	{ pattern: /\bparting\b/i, instead: "part" },
	{ pattern: /\btimetables?\b/i, instead: "schedule" },
	{ pattern: /\bmobile (?:phone|number)\b/i, instead: "cell phone" },
	{ pattern: /\bchemist’?s?\b/i, instead: "pharmacy" },
	{ pattern: /\bsurgery hours\b|\bat the surgery\b/i, instead: "office" },
	{ pattern: /\banaesthetist\b/i, instead: "anesthesiologist" },
	{ pattern: /\blaboratory (?:work|results?|reports?|tests?|values?|panel)\b/i, instead: "lab work, lab results" },
	{ pattern: /\bcar park\b/i, instead: "parking lot" },
	{ pattern: /\bin future\b/i, instead: "in the future" },
	{ pattern: /\bat the weekend\b/i, instead: "on the weekend" },
	{
		pattern: /\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
		instead: "month first: September 30",
	},
	{ pattern: /\bhalf past\b/i, instead: "the time in figures" },
	{ pattern: /\bany more\b(?= *[.,;])/i, instead: "anymore" },
];

/** Turns that nobody says across a desk. */
export const archaicTurns: readonly Replacement[] = [
	{ pattern: /\bneed(?: not|n’t)\b/i, instead: "don’t have to" },
	{ pattern: /(?:^|[.?!:] )(?:Should|Were|Had) (?:you|it|they|we|the|a|an|your|one|there|any)\b(?![^.!?]*\?)/, instead: "If …" },
	{ pattern: /\b(?:must|may|shall) (?:I|one)\b/i, instead: "Do I have to, Can I" },
	{ pattern: /\bshall\b/i, instead: "will" },
	{ pattern: /\bone (?:should|must|may|can|cannot|needs)\b/i, instead: "you" },
	{ pattern: /\bseldom\b/i, instead: "rarely" },
	{ pattern: /\blike(?:lier|liest)\b/i, instead: "more likely" },
	{ pattern: /\bupon\b/i, instead: "on" },
	{ pattern: /\b(?:hence|thus|hitherto|thereof|therein|whereof|wherein|thereby|whereby|lest|ere)\b/i, instead: "so, because, or a new sentence" },
	{ pattern: /\bfor want of\b|\bfor lack of data\b/i, instead: "because there’s no" },
	{ pattern: /\bon account of\b/i, instead: "because of" },
	{ pattern: /\babove all\b/i, instead: "especially" },
	{ pattern: /\bas a rule\b/i, instead: "usually" },
	{ pattern: /\bby degrees\b/i, instead: "little by little" },
	{ pattern: /\b(?:would|had) sooner\b/i, instead: "would rather" },
	{ pattern: /\bnot (?:seldom|infrequently|unlike)\b/i, instead: "often" },
	{ pattern: /\bin the course of\b/i, instead: "during" },
	{ pattern: /\bwith regard to\b|\bin respect of\b/i, instead: "about" },
	{ pattern: /\bOnly then (?:is|are|do|does|can|will)\b/, instead: "the sentence the other way around" },
	{ pattern: /\b(?:Nor|Neither) (?:is|are|do|does|can|will|should)\b/, instead: "and … not" },
	{ pattern: /\bwe begin with\b/i, instead: "we start with" },
	{ pattern: /\b(?:make|makes|made) (?:an? )?end of\b/i, instead: "stop" },
	{ pattern: /\bthe matter at all\b/i, instead: "the problem" },
	{ pattern: /\bThe (?:area|dose|size|amount|depth|length|plan|prescriber) decides\b/i, instead: "It depends on" },
	{ pattern: /\bunless\b[^.]*\bobject(?:s|ion)?\b/i, instead: "if … agrees" },
];

/** Two words that a person would say as one. */
export const contractions: readonly Replacement[] = [
	{ pattern: /\b(do|does|did|is|are|was|were|has|have|had|would|should|could) not\b/i, instead: "$1n’t" },
	{ pattern: /\bcan ?not\b/i, instead: "can’t" },
	{ pattern: /\bwill not\b/i, instead: "won’t" },
	{ pattern: /\b(you|we|they) are\b(?! *(?:[.,;:?!)”]|$))/i, instead: "$1’re" },
	{ pattern: /\b(it|that|there|here|what|who|she|he) is\b(?! *(?:[.,;:?!)”]|$))/i, instead: "$1’s" },
	{ pattern: /\bI am\b(?! *(?:[.,;:?!)”]|$))/, instead: "I’m" },
	{ pattern: /\b(you|we|they|she|he|I) will\b(?! *(?:[.,;:?!)”]|$))/i, instead: "$1’ll" },
	{ pattern: /\b(you|we|they|I) would\b(?! *(?:[.,;:?!)”]|$))/i, instead: "$1’d" },
	{ pattern: /\b(you|we|they|I) have (?=been|had|seen|done|used|tried|taken|given|noticed|lost|gone|come|got|become|made)/i, instead: "$1’ve " },
	{ pattern: /\blet us\b/i, instead: "let’s" },
];
