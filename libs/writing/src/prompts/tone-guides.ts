import type { Formality, Industry, Length, Tone } from '@repurpose/contract';

export const TONE_GUIDE: Readonly<Record<Tone, string>> = {
  professional:
    'Professional: clear, measured, precise verbs; confident without boasting; no jokes, no exclamation marks.',
  casual:
    'Casual: as one would tell a colleague over coffee; short sentences, everyday words, an aside now and then.',
  friendly: 'Friendly: warm and direct, speaks to one reader as an equal; encouraging, never gushing.',
  enthusiastic:
    'Enthusiastic: energetic verbs and brisk rhythm; excitement comes from the facts, at most one exclamation mark per piece.',
  authoritative:
    'Authoritative: lead with the conclusion, then the evidence; declarative sentences, no hedging beyond what the source hedges.',
  humorous:
    'Humorous: dry wit in the framing and comparisons, never in the facts; no puns on names, nobody is the butt of the joke.',
  inspirational:
    'Inspirational: show what becomes possible, through what the source reports; concrete people and steps, no slogans.',
  educational:
    'Educational: explain terms where they first appear, go from the known to the new, one idea per paragraph.',
};

export const AUDIENCE: Readonly<Record<Industry, string>> = {
  technology: 'people who build and buy technology: developers, product managers, IT leads',
  finance: 'people in finance: advisers, analysts, controllers; careful about promises and returns',
  healthcare: 'people in healthcare: clinicians, managers, patients; no medical advice beyond the source',
  education: 'people in education: teachers, trainers, school and university staff',
  marketing: 'marketers: brand, content and growth people who care about audiences and results',
  ecommerce: 'people who sell online: shop owners, merchandisers, logistics and support',
  entertainment: 'people in entertainment and their audience: film, music, games, events',
  travel: 'travellers and the people who host, guide and transport them',
  fitness: 'people who train and those who coach them; no health promises beyond the source',
  food: 'people who cook, serve, grow and enjoy food',
  fashion: 'people in fashion: designers, buyers, stylists and those who wear it',
  realestate: 'people in real estate: agents, owners, tenants, investors',
};

export const FORMALITY_GUIDE: Readonly<Record<Formality, string>> = {
  25: 'Low formality: contractions, informal address where the language has one, sentences of about 12 words.',
  50: 'Neutral formality: contractions where natural, the usual polite-but-plain address, sentences of about 16 words.',
  75: 'High formality: no contractions, formal address where the language has one, complete and well-built sentences.',
};

/** Multiple of a medium output's length. */
export const LENGTH_FACTOR: Readonly<Record<Length, number>> = { 25: 0.6, 50: 1, 75: 1.6 };
