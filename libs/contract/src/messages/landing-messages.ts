import { BRAND } from '../brand.js';

// Separate, so that these pages load no other messages.

export const TRANSFORM_MESSAGES = {
  contentRequiredTitle: 'Input Required',
  contentRequired: `Please enter some content to ${BRAND.verb}.`,
  formatRequiredTitle: 'Format Required',
  formatRequired: 'Please select at least one output format.',
  noCreditsTitle: 'No Repurposing Credits Left',
  noCreditsBody: 'Upgrade your plan to continue repurposing content.',
  failedTitle: 'Repurposing Failed',
  failed: `Could not ${BRAND.verb} content. Please try again.`,
  errorPanel: 'Repurposing Error',
  doneTitle: `Content ${BRAND.past}!`,
  doneBody: `Your content has been successfully ${BRAND.verb}d into the selected formats.`,
  partlyDone: (failed: string) => `All but ${failed}, which can be retried free of charge.`,
  resultPanel: `${BRAND.past} Content`,
  start: 'Start Repurposing',
  busy: 'Repurposing...',
  inputTitle: 'Input Content',
  inputPlaceholder: 'Paste or type your content here...',
  settingsTitle: 'Repurposing Settings',
  formatsTitle: 'Select Output Formats',
  lowCredits: (credits: number) =>
    `You have ${credits} repurposing ${credits === 1 ? 'credit' : 'credits'} left this month.`,
  noCredits: 'You have no repurposing credits left. Please upgrade your plan to continue.',
} as const;

export const CONTACT_MESSAGES = {
  sentTitle: 'Message Sent!',
  sentBody: "Thanks for reaching out. We'll get back to you soon.",
  submitting: 'Submitting...',
} as const;

export const NOT_FOUND_MESSAGES = {
  title: '404 Page Not Found',
  body: 'Did you forget to add the page to the router?',
} as const;

export const serverError = (status: number) => `Server error: ${status}`;

export const POPULAR = 'MOST POPULAR';
