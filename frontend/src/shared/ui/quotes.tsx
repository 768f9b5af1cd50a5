import css from './quotes.module.css';

export interface Quote {
  readonly quote: string;
  readonly name: string;
  readonly title: string;
}

/** While the quotes are samples. */
const NOTE = 'Sample quotes. Our customers’ own words will replace them.';

/** A monogram replaces the photograph. */
export function Quotes({ quotes, columns }: { quotes: readonly Quote[]; columns: 2 | 3 }) {
  return (
    <>
      <ul className={`${css.quotes} ${columns === 2 ? css.two : css.three}`}>
        {quotes.map(({ quote, name, title }) => (
          <li key={name}>
            <figure className={css.quote}>
              <blockquote className={css.text}>{quote}</blockquote>
              <figcaption className={`${css.person} small`}>
                <span className={css.monogram} aria-hidden="true">
                  {monogram(name)}
                </span>
                <div>
                  {name}
                  <div className="soft">{title}</div>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="small soft" style={{ marginTop: 40 }}>
        {NOTE}
      </p>
    </>
  );
}

/** Of the first and last word. */
function monogram(name: string): string {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return initials
    .map((word) => (word ? String.fromCodePoint(word.codePointAt(0) ?? 32) : ''))
    .join('')
    .toUpperCase();
}
