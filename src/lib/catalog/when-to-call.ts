const pattern = /\(\d{3}\)\s?\d{3}|\b(?:911|988)\b|\b(?:emergency room|urgent care)\b|\bcall (?:us|the spa)\b/i;

/** Whether a line of the aftercare, its placeholders filled in, says when to call the spa or get help, not what to do at home. */
export const isReasonToCall = (text: string): boolean => pattern.test(text);
