import { BRAND, INVITATION_LIMITS } from '@repurpose/contract';
import { SETTINGS } from '../../../config/settings.js';

export type TokenPurpose = 'password-reset' | 'address-proof' | 'address-change';

interface MailLink {
  label: string;
  /** Path of the page, or a fact. The token is its fragment, which browsers do not send to servers. */
  path: string;
  purpose?: TokenPurpose | 'invitation';
}

/** `{fact}` is only a proven address, a role or one of our paths: mails go to unproven addresses. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  link?: MailLink;
  closing: string;
}

const minutes = (ms: number): string => `${ms / 60_000} minutes`;
const hours = (ms: number): string => `${ms / 3_600_000} hours`;
const { tokenMs } = SETTINGS.mail;
const NOT_YOU = { label: 'Reset your password', path: '/auth' };
const IGNORE = 'If you did not ask for this, ignore this mail. Nothing changes.';

export const MAIL_KINDS = {
  'password-reset': {
    subject: `Reset your ${BRAND.name} password`,
    paragraphs: [
      `Somebody asked to reset the password of your ${BRAND.name} account.`,
      `The link works once, for ${minutes(tokenMs['password-reset'])}.`,
    ],
    link: { label: 'Set a new password', path: '/reset-password', purpose: 'password-reset' },
    closing: IGNORE,
  },
  'password-was-reset': {
    subject: `Your ${BRAND.name} password was reset`,
    paragraphs: [
      'Your password was reset by a link sent to this address, and somebody signed in with the new one.',
      'All other sessions were ended.',
    ],
    link: NOT_YOU,
    closing:
      'If this was not you, somebody can read your mail. Secure your mailbox, then reset your password.',
  },
  'password-changed': {
    subject: `Your ${BRAND.name} password was changed`,
    paragraphs: ['The password of your account was changed. All other sessions were ended.'],
    link: NOT_YOU,
    closing: 'If this was not you, reset your password now.',
  },
  'address-proof': {
    subject: `Confirm your email address for ${BRAND.name}`,
    paragraphs: [
      'Please confirm that this address is yours. Until then everything works as it does now.',
      `The link works once, for ${hours(tokenMs['address-proof'])}, while you are logged in.`,
    ],
    link: { label: 'Confirm this address', path: '/confirm-address', purpose: 'address-proof' },
    closing: `If you did not open an account at ${BRAND.name}, ignore this mail.`,
  },
  'address-change': {
    subject: `Confirm your new email address for ${BRAND.name}`,
    paragraphs: [
      `You asked to use this address for your ${BRAND.name} account.`,
      `The link works once, for ${hours(tokenMs['address-change'])}, while you are logged in. Until then the old address stays.`,
    ],
    link: { label: 'Use this address', path: '/change-address', purpose: 'address-change' },
    closing: IGNORE,
  },
  'address-changed': {
    subject: `The email address of your ${BRAND.name} account was changed`,
    paragraphs: ['Your account now has another email address. This one no longer opens it.'],
    link: { label: 'Contact us', path: '/contact' },
    closing: 'If this was not you, contact us now.',
  },
  'key-ends': {
    subject: `A ${BRAND.name} API key ends in two weeks`,
    paragraphs: [
      `A ${BRAND.name} API key that you made ends within two weeks. Programs that use it will be refused then.`,
      'Rotate the key in the settings of its workspace: the new one works at once, and the old one for a day more.',
    ],
    link: { label: 'Open the keys', path: '{path}' },
    closing: 'If nothing uses the key any more, you need not do anything.',
  },
  invitation: {
    subject: `You are invited to a workspace on ${BRAND.name}`,
    paragraphs: [
      `{inviter} invites you to work with them on ${BRAND.name}, as {role}.`,
      `The link works once, for ${INVITATION_LIMITS.mailDays} days, for an account with this address. You can open one there.`,
    ],
    link: { label: 'See the invitation', path: '/invitation', purpose: 'invitation' },
    closing: 'If you do not know who this is from, ignore this mail. Nothing happens.',
  },
  'run-ended': {
    subject: `Your transformation on ${BRAND.name} has ended`,
    paragraphs: [
      'A transformation that took longer than a minute has ended, and nobody was there to see it.',
      '{result}',
    ],
    link: { label: 'Open it', path: '{path}' },
    closing: 'You asked for these mails. You can turn them off under Account on your dashboard.',
  },
} as const satisfies Record<string, MailText>;

export type MailKind = keyof typeof MAIL_KINDS;
