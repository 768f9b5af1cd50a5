import { useLoaderData } from 'react-router';
import { BRAND } from '@repurpose/contract';
import { fullMeta } from '../../shared/page-meta.js';
import { writeSample } from './content/write-sample.js';
import { Landing } from './landing.js';

export const meta = fullMeta({
  title: `${BRAND.name}: one piece of writing, many formats`,
  description:
    'Paste an article and get a thread, posts, a newsletter and scripts that say only what your text says.',
});

/** Runs at build time: the browser gets its result, and no writer. */
export const loader = () => writeSample();

export default function LandingPage() {
  return <Landing sample={useLoaderData<typeof loader>()} />;
}
