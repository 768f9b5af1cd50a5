import { FORMAT_KEYS } from '@repurpose/contract';
import type { ReactNode } from 'react';

import { FEATURES_TITLE, FEATURE_CARDS } from '../content/landing-texts.js';
import { POST_LIMIT, type Sample } from '../content/sample.types.js';
import page from '../landing.module.css';
import { SectionHead } from './section-head.js';

/** In the order of the cards. */
const vignettesOf = ({ title, words, thread }: Sample): readonly ReactNode[] => [
  <>
    <b>{title}</b> {words} words
  </>,
  <>
    mail had fallen by <b className={page.tie}>38 percent</b>: in your source
  </>,
  <>
    <span className={page.bar} /> <b>{Math.max(...thread.map(({ count }) => count))}</b> / {POST_LIMIT}
  </>,
  <>
    <b>1</b> source, <b>{FORMAT_KEYS.length}</b> formats
  </>,
  <>
    <span className={page.tag}>TXT</span> <span className={page.tag}>HTML</span>{' '}
    <span className={page.tag}>Markdown</span>
  </>,
  <>
    <b>friendly</b>, for <b>technology</b>, neutral, medium
  </>,
];

export function FeatureCards({ sample }: { sample: Sample }) {
  const vignettes = vignettesOf(sample);
  return (
    <section className={page.section} id="features" tabIndex={-1} aria-labelledby="features-title">
      <div className="wrap">
        <SectionHead id="features-title" title={FEATURES_TITLE} />
        <ul className={page.cards}>
          {FEATURE_CARDS.map((card, index) => (
            <li key={card.name} className={page.card}>
              <div className={page.vignette} aria-hidden="true">
                {vignettes[index]}
              </div>
              <h3>{card.name}</h3>
              <p>{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
