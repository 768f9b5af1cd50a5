export const ROOT: string;
export function ensureProgram(program: string, packages: string[], otherWay: string): string;
