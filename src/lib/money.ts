const whole = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** US dollars as text: "$1,250", and cents only where there are some: "$12.50". */
export const formatDollars = (amount: number): string => (Number.isInteger(amount) ? whole : cents).format(amount);
