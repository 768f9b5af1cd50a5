import type { Piece } from '../blanked.js';

/** A page of Blade begins with a directive, maybe below its front matter. A text about Blade shows such lines further down. */
const PAGE = /^\s*(?:---\n[^]{0,2000}?\n---\s+)?@(?:extends|section|component|layout)\s?\(/u;
/** Directives that stand without brackets. Any other such line may be a handle: "@adalund". */
const BARE = '(?:stop|show|append|overwrite|else|parent|default|break|continue|csrf|guest|auth|end[a-z]+)';
const GIVEN = String.raw`\((?:[^()\n]|\([^()\n]{0,200}\)){0,400}\)`;
/** A directive alone on its line: `@section('title')`, `@stop`. */
const LINE = new RegExp(String.raw`^[ \t]*@(?:${BARE}|[a-z][A-Za-z]{1,30}[ \t]?${GIVEN})[ \t]*$`, 'gm');
/** Code, and a value that is inserted as it is. */
const CODE = /^[ \t]*@php\b(?![ \t]?\()[^]{0,4000}?@endphp\b|\{!![^{}\n]{0,300}!!\}/gm;

/** The directives of a page of Blade, Laravel's templates. */
export function bladePieces(text: string): Piece[] {
  if (!PAGE.test(text)) return [];
  return [...text.matchAll(CODE), ...text.matchAll(LINE)]
    .map(({ 0: all, index }): Piece => [index, index + all.length])
    .toSorted(([a], [b]) => a - b);
}
