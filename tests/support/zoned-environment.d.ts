declare const setTimeZone: (zone: string) => void;
