export function builtPages(): string[];
export function readBuiltPage(path: string): string;
