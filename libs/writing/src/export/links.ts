export interface Stretch {
  text: string;
  isLink: boolean;
}

const ADDRESS = /\b(?:https?:\/\/|mailto:)[^\s<>"'`\\{}|^[\]]+/giu;
/** Punctuation after an address. */
const TAIL = /[.,;:!?…)\]}»”’*_~。、，！？」]+$/u;

/** The punctuation to remove from an address; a closing bracket stays if the address opens it. */
function tailOf(address: string): string {
  const tail = TAIL.exec(address)?.[0] ?? '';
  const opened = address.split('(').length - address.split(')').length;
  return opened === 0 && tail.startsWith(')') ? tail.slice(1) : tail;
}

function isUrl(address: string): boolean {
  return URL.canParse(address) && ['http:', 'https:', 'mailto:'].includes(new URL(address).protocol);
}

/** Splits a line into text and links; only http, https and mailto addresses are links. */
export function stretchesOf(line: string): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const match of line.matchAll(ADDRESS)) {
    const address = match[0].slice(0, match[0].length - tailOf(match[0]).length);
    if (!isUrl(address)) continue;
    stretches.push({ text: line.slice(from, match.index), isLink: false }, { text: address, isLink: true });
    from = match.index + address.length;
  }
  stretches.push({ text: line.slice(from), isLink: false });
  return stretches.filter(({ text }) => text !== '');
}
