/** The text with its first letter in upper case, the rest as it is. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
