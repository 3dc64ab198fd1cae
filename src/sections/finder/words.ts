/** "5 treatments fit", "1 treatment fits", "No treatment fits". */
export const countOffers = (count: number): string => (count === 1 ? "1 treatment fits" : count === 0 ? "No treatment fits" : `${count} treatments fit`);
