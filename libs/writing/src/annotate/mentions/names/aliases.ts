import { memoize } from '../../../text/memo.js';

const GROUPS =
  `United States|United States of America|U.S.|US|USA|U.S.A.|Vereinigte Staaten|Vereinigten Staaten|Estados Unidos|EE. UU.|EE.UU.|EEUU|États-Unis|Stati Uniti|Verenigde Staten
  United Kingdom|U.K.|UK|Great Britain|Vereinigtes Königreich|Großbritannien|Reino Unido|Royaume-Uni|Regno Unito
  European Union|EU|Europäische Union|Europäischen Union|Unión Europea|UE|Union européenne|Unione europea|União Europeia
  United Nations|UN|U.N.|Vereinte Nationen|Vereinten Nationen|Naciones Unidas|ONU|Nations unies|Nations Unies
  Netherlands|Holland|Niederlande|Niederlanden|Países Bajos|Holanda|Pays-Bas
  Czech Republic|Czechia|Tschechien|Tschechische Republik|República Checa|Chequia
  South Korea|Südkorea|Corea del Sur|Korea`
    .split(/\n\s*/u)
    .map((group) => group.split('|'));

const patternOf = memoize(
  (name: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{N}])${name.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}])`, 'u'),
);

/** The place of another name of the same country or union, case-sensitive: `US` does not match `us`. Null if there is none. */
export function placeOfAlias(name: string, text: string): { start: number; end: number } | null {
  const group = GROUPS.find((names) => names.includes(name));
  for (const other of group ?? []) {
    const match = patternOf(other).exec(text);
    if (match !== null) return { start: match.index, end: match.index + other.length };
  }
  return null;
}
