import { useLoaderData } from 'react-router';
import sample from 'virtual:sample';
import { BRAND } from '@repurpose/contract';
import { fullMeta } from '../../shared/page-meta.js';
import { Landing } from './landing.js';

export const meta = fullMeta(
  `${BRAND.name}: one piece of writing, many formats`,
  'Paste an article and get a thread, posts, a newsletter and scripts that say only what your text says.',
);

/** Runs at build time: the sample is in the page's HTML, not in its script. */
export const loader = () => sample;

export default function LandingPage() {
  return <Landing sample={useLoaderData<typeof loader>()} />;
}
