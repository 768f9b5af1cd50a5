import { paths } from '../../../shared/paths.js';

export const ABOUT = {
  title: 'About',
  lead: 'One page, many voices: we build the desk where a finished text becomes everything else it needs to be.',
  sections: [
    {
      id: 'mission',
      heading: 'Our mission',
      blocks: [
        'Most good writing is read once, in one place, by the people who happened to pass. The work of carrying it elsewhere is dull, repetitive, and done last, so it is done badly or not at all.',
        'We take over that part: the cutting, the counting, the rearranging. What it says, and whether it is true, stays with you.',
      ],
    },
    {
      id: 'vision',
      heading: 'Our vision',
      blocks: [
        'A piece of writing should keep its meaning wherever it goes. We want every figure in every post to lead back to the sentence it came from, so that a short text is not a less honest one.',
      ],
    },
    {
      id: 'team',
      heading: 'Our team',
      blocks: [
        'We are a small remote team of engineers and editors. Engineers build the checks; editors argue with what passes them. Everybody answers letters.',
        `We are looking for three more people. The openings are on the [careers page](${paths.careers.path}).`,
      ],
    },
  ],
} as const;

export const CAREERS = {
  title: 'Careers',
  lead: 'Three empty chairs, all of them wherever you are.',
  apply: 'Apply',
  applyAlert: (title: string) => `Applying for ${title} is not implemented yet.`,
} as const;

export const OPENINGS = [
  {
    title: 'Senior Frontend Engineer',
    location: 'Remote',
    description:
      'You make the desk: an interface that a professional can live in all day, fast on an old phone and usable without a mouse. You care where focus goes and what a counter counts.',
  },
  {
    title: 'AI/ML Engineer',
    location: 'Remote',
    description:
      'You make the writers better and the checks stricter: evaluation sets, prompts, extraction, and the honest measurement of whether a change helped.',
  },
  {
    title: 'Product Marketing Manager',
    location: 'Remote',
    description:
      'You explain what we make to people who write for a living, with our own product open in the other window. You would rather show a sample than claim a benefit.',
  },
];

export const TESTIMONIALS = {
  title: 'Testimonials',
  lead: 'What changes when the second half of publishing takes minutes.',
} as const;

export const QUOTES = [
  {
    quote:
      'Our blog used to end at the publish button. Now the article leaves with a thread, a post and a newsletter, and I still go home at five.',
    name: 'Sofia Marchetti',
    title: 'Marketing manager, tools for architects',
  },
  {
    quote:
      'I record on Tuesdays and write on Mondays. The podcast outline comes out of the essay in the order I would have told it.',
    name: 'Jonas Weber',
    title: 'Podcaster and essayist',
  },
  {
    quote:
      'We are three people in a bakery. One story about flour a week is what we can write. It turns up in five places now.',
    name: 'Amélie Rousseau',
    title: 'Owner, neighbourhood bakery',
  },
  {
    quote:
      'Eleven clients, eleven voices, one afternoon. The claim check alone saved us a correction in the first week.',
    name: 'Kwame Mensah',
    title: 'Account director, communications agency',
  },
] as const;
