import type { Quote } from '../../../shared/ui/quotes.js';

/** The specification fixes names of sections, cards and buttons. */
export const HERO = {
  headline: 'Turn one article into a thread, a newsletter and ten more.',
  lead: 'Paste what you have written. Repurpose rewrites it for twelve places, each within its own limits, and shows you the sentence every figure came from.',
  start: 'Get Started Free',
  demo: 'Watch Demo',
  sourceLabel: 'Your source',
  threadLabel: 'Twitter Thread',
  writtenBy: 'Written without AI',
  hint: 'Pick a post to see its sentences in the source. The built-in writer made this thread when this site was built.',
} as const;

export const PLATFORMS = [
  { icon: 'twitter', name: 'Twitter/X' },
  { icon: 'linkedin', name: 'LinkedIn' },
  { icon: 'instagram', name: 'Instagram' },
  { icon: 'email', name: 'Email' },
  { icon: 'youtube', name: 'YouTube' },
  { icon: 'facebook', name: 'Facebook' },
] as const;

export const FEATURES_TITLE = 'A desk for everything you have already written';

export const FEATURE_CARDS = [
  {
    name: 'Upload Content',
    text: 'Paste a blog post, or upload a Word document, a PDF or a text. It arrives clean, with its headings and lists, and without the markup it was wearing.',
  },
  {
    name: 'AI Processing',
    text: 'Every format is written on its own, from your text alone. Names and figures are compared with the source before you see them.',
  },
  {
    name: 'Preview & Customize',
    text: 'Read each piece with its counter beside it, in the unit the platform itself counts in, and follow a claim back to your sentence.',
  },
  {
    name: 'Multiple Formats',
    text: 'Threads, posts, captions, a newsletter, scripts, outlines: twelve formats from one page, chosen one by one.',
  },
  {
    name: 'Export & Share',
    text: 'Copy a piece straight into the place you publish, or keep it as TXT, HTML or Markdown.',
  },
  {
    name: 'Custom Settings',
    text: 'Eight tones, twelve industries, three degrees of formality and of length. Your voice and your terms stay yours.',
  },
] as const;

export const DEMO = {
  title: 'See It In Action',
  lead: 'The dashboard with the text above and what the built-in writer makes of it, without AI. Nothing is sent anywhere.',
} as const;

export const PRICING = {
  title: 'Three sheets, no small print',
  lead: 'One transformation uses one credit: one text, in as many formats as you tick. A run that fails costs nothing.',
  free: 'Sign Up Free',
  paid: (plan: string) => `Choose ${plan}`,
  perMonth: 'per month',
} as const;

export const TESTIMONIALS_TITLE = 'From other desks';

export const LANDING_TESTIMONIALS: readonly Quote[] = [
  {
    quote:
      'I write one long piece a week. By lunch it is a thread, a newsletter and a script, and none of them says anything I did not.',
    name: 'Marta Lindqvist',
    title: 'Independent writer',
  },
  {
    quote:
      'The counter agrees with the platform. It sounds small until a launch post bounces ten minutes before noon.',
    name: 'Daniel Okafor',
    title: 'Content lead, small software company',
  },
  {
    quote:
      'Clients ask where a number comes from. I point at the line in their own report and the meeting moves on.',
    name: 'Yuki Tanabe',
    title: 'Partner, communications agency',
  },
];

export const FINAL_CALL = {
  title: 'You have already written it.',
  lead: 'Five transformations a month are free. Bring the last thing you published.',
  button: 'Get Started Free',
} as const;
