import { useLoaderData } from 'react-router';
import sample from 'virtual:sample';
import { BRAND, FORMAT_KEYS } from '@repurpose/contract';
import type { ReactNode } from 'react';
import { fullMeta } from '../../shared/page-meta.js';
import { type Sample, POST_LIMIT } from './content/sample.types.js';
import { Demo } from './demo/demo.js';
import { Hero } from './sections/hero.js';
import { Pricing } from './sections/pricing.js';
import { paths } from '../../shared/paths.js';
import { ButtonLink } from '../../shared/ui/button.js';
import {
  FINAL_CALL,
  PLATFORMS,
  LANDING_TESTIMONIALS,
  TESTIMONIALS_TITLE,
  FEATURES_TITLE,
  FEATURE_CARDS,
} from './content/landing-texts.js';
import page from './landing.module.css';
import { SiteIcon } from '../../shared/ui/site-icon.js';
import { Quotes } from '../../shared/ui/quotes.js';
import { SectionHead } from './sections/section-head.js';

export const meta = fullMeta(
  `${BRAND.name}: one piece of writing, many formats`,
  'Paste an article and get a thread, posts, a newsletter and scripts that say only what your text says.',
);

/** Runs at build time: the sample is in the page's HTML, not in its script. */
export const loader = () => sample;

export default function LandingPage() {
  return <Landing sample={useLoaderData<typeof loader>()} />;
}

export function Landing({ sample }: { sample: Sample }) {
  return (
    <>
      <Hero sample={sample} />
      <Platforms />
      <FeatureCards sample={sample} />
      <Demo outputs={sample.outputs} text={sample.paragraphs.map((each) => each.join(' ')).join('\n\n')} />
      <Pricing />
      <Testimonials />
      <FinalCall />
    </>
  );
}

function FinalCall() {
  return (
    <section className={`wrap ${page.lastSection}`} aria-labelledby="final-title">
      <div className={`sheet ${page.final}`}>
        <h2 className={page.h2} id="final-title">
          {FINAL_CALL.title}
        </h2>
        <p className={page.lead}>{FINAL_CALL.lead}</p>
        <ButtonLink size="large" to={paths.auth.getHref({ tab: 'register' })}>
          {FINAL_CALL.button}
        </ButtonLink>
      </div>
    </section>
  );
}

function Platforms() {
  return (
    <section className="wrap" aria-label="Supported platforms">
      <ul className={page.platforms}>
        {PLATFORMS.map(({ icon, name }) => (
          <li key={icon}>
            <SiteIcon name={icon} size={22} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonials() {
  return (
    <section className={`${page.section} ${page.ruled}`} aria-labelledby="testimonials-title">
      <div className="wrap">
        <SectionHead id="testimonials-title" title={TESTIMONIALS_TITLE} />
        <Quotes quotes={LANDING_TESTIMONIALS} columns={3} />
      </div>
    </section>
  );
}

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

function FeatureCards({ sample }: { sample: Sample }) {
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
