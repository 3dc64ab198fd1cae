/** January first. A file of its own: every page needs the names, and few need dates.ts. */
export const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
