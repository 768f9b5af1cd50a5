import type { Industry, Term } from '@repurpose/contract';

/** Spelling of a word, with the other ways it is written; a word alone is one that is never changed. */
const WORDS: Readonly<Record<Industry, readonly string[]>> = {
  technology: [
    'GitHub: Github',
    'JavaScript: Javascript',
    'Wi-Fi: wifi, WiFi',
    'open source: opensource',
    'macOS: MacOS, Mac OS',
    'Node.js: NodeJS',
    'API',
    'SaaS',
  ],
  finance: [
    'EBITDA: Ebitda',
    'cash flow: cashflow, cash-flow',
    'fintech: FinTech, fin-tech',
    'year over year: year-over-year',
    'GAAP',
    'IFRS',
    'IPO',
  ],
  healthcare: [
    'healthcare: health care, health-care',
    'COVID-19: Covid-19, Covid 19',
    'X-ray: Xray, X ray',
    'HIPAA: HIPPA',
    'mRNA',
    'FDA',
  ],
  education: ['e-learning: elearning, eLearning', 'K–12: K-12, K12', 'PhD: Phd, PHD', 'STEM', 'GPA'],
  marketing: [
    'A/B test: AB test, A-B test',
    'click-through rate: clickthrough rate, click through rate',
    'call to action: call-to-action',
    'SEO',
    'B2B',
    'ROI',
  ],
  ecommerce: [
    'e-commerce: ecommerce, eCommerce',
    'checkout: check-out',
    'Shopify: shopify',
    'click and collect: click-and-collect',
    'SKU',
  ],
  entertainment: [
    'livestream: live stream, live-stream',
    'Blu-ray: Blu-Ray, Bluray',
    'sci-fi: scifi, sci fi',
    'YouTube: Youtube',
    'TikTok: Tiktok',
    'box office: box-office',
  ],
  travel: [
    'Airbnb: AirBnB, AirBNB',
    'jet lag: jetlag, jet-lag',
    'round trip: roundtrip',
    'en suite: ensuite, en-suite',
    'Wi-Fi: wifi, WiFi',
  ],
  fitness: ['CrossFit: Crossfit', 'push-up: pushup', 'VO2 max: VO2max', 'HIIT', 'BMI'],
  food: [
    'gluten-free: gluten free',
    'sauté: saute',
    'crème fraîche: creme fraiche',
    'jalapeño: jalapeno',
    'extra-virgin: extra virgin',
    'BBQ: Bbq',
  ],
  fashion: [
    'ready-to-wear: ready to wear',
    'T-shirt: tshirt, tee-shirt',
    'V-neck: vneck',
    'haute couture: haute-couture',
    'athleisure',
  ],
  realestate: [
    'real estate: real-estate',
    'multifamily: multi-family',
    'fixer-upper: fixer upper',
    'move-in ready: move in ready',
    'HOA',
    'MLS',
  ],
};

/** The starter list of an industry. It is added to a voice's words, where each can be removed. */
export function industryTerms(industry: Industry): Term[] {
  return WORDS[industry].map((line): Term => {
    const [text = '', forms] = line.split(': ');
    const term = { text, replacement: null, isCaseSensitive: false };
    return forms === undefined
      ? { ...term, kind: 'protected', forms: [] }
      : { ...term, kind: 'preferred', forms: forms.split(', ') };
  });
}
