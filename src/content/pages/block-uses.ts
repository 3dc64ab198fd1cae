export const intro = { anchor: true, eyebrow: "any", text: "any" } as const;
export const header = { ...intro, links: "any" } as const;
export const prose = { ...header, text: "some" } as const;
export const steps = { ...intro, points: "some" } as const;
export const closing = { anchor: true, text: "any", links: "some" } as const;
export const emptyState = { text: "any", links: "any", state: true } as const;
