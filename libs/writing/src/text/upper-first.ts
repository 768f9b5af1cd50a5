/** With a capital at the beginning, unless the first word is spelled with one further in ("iPad", "mRNA"). */
export const upperFirst = (text: string): string =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
