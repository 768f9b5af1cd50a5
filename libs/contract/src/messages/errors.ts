import { KEY_ERRORS } from './key-errors.js';
import { MESSAGES } from './messages.js';
import { PAGE_ERRORS } from './page-errors.js';
import { UPLOAD_ERRORS } from './upload-errors.js';
import { VOICE_ERRORS } from './voice-errors.js';
import { WORKSPACE_ERRORS } from './workspace-errors.js';

export const ERRORS = {
  ...VOICE_ERRORS,
  BAD_CONTENT_TYPE: { status: 415, message: 'Content-Type must be application/json.' },
  BAD_JSON: { status: 400, message: 'Request body is not valid JSON.' },
  BODY_NOT_OBJECT: { status: 400, message: 'Request body must be an object.' },
  BODY_TOO_LARGE: { status: 413, message: 'Request body is too large.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  WRONG_METHOD: { status: 405, message: 'This call exists, but not with this method.' },
  CROSS_SITE: { status: 403, message: 'Cross-site request refused.' },
  ...KEY_ERRORS,
  ...WORKSPACE_ERRORS,
  NOTICES_INVALID: { status: 400, message: 'Say which mails you want: runEnded is true or false.' },
  NO_SESSION: { status: 401, message: 'Please log in to continue.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Please try again in a moment.' },
  INTERNAL: { status: 500, message: 'Server error: 500' },
  UNAVAILABLE: { status: 503, message: 'The service is busy. Please try again in a moment.' },

  EMAIL_INVALID: { status: 400, message: MESSAGES.form.emailInvalid },
  PASSWORD_SHORT: { status: 400, message: MESSAGES.form.passwordShort },
  PASSWORD_LONG: { status: 400, message: 'Password must be at most 256 characters' },
  PASSWORD_WEAK: { status: 400, message: MESSAGES.auth.weakPassword },
  USERNAME_SHORT: { status: 400, message: MESSAGES.form.usernameShort },
  USERNAME_INVALID: { status: 400, message: 'Username must be at most 60 plain characters' },
  EMAIL_TAKEN: { status: 409, message: MESSAGES.auth.emailTaken },
  BAD_CREDENTIALS: { status: 401, message: MESSAGES.auth.badCredentials },
  TOO_MANY_LOGINS: { status: 429, message: MESSAGES.auth.tooManyLogins },
  LINK_INVALID: {
    status: 410,
    message: 'This link does not work any more. It works once, for a limited time. Please ask for a new one.',
  },
  LINK_OF_ANOTHER_ACCOUNT: {
    status: 403,
    message: 'This link belongs to another account. Log in with that account, or reset its password.',
  },
  RESET_ELSEWHERE: { status: 409, message: 'The sign-in service resets passwords here.' },
  ADDRESS_ELSEWHERE: { status: 409, message: 'Please change your address at the sign-in service.' },
  ADDRESS_PROVEN: { status: 409, message: 'This address is confirmed already.' },
  TOO_MANY_MAILS: { status: 429, message: 'Too many mails to this address. Please try again in an hour.' },
  PASSWORD_REQUIRED: { status: 400, message: 'Please enter your password.' },
  SIGN_IN_AGAIN: {
    status: 401,
    message: 'Please log out and sign in again first. Then delete your account within ten minutes.',
  },
  STILL_WRITING: {
    status: 409,
    message: 'Something is still being written for you. Please wait until it is finished and try again.',
  },
  NO_IDENTITY_TOKEN: { status: 401, message: 'Missing identity token.' },
  BAD_IDENTITY_TOKEN: { status: 401, message: 'Invalid identity token.' },
  IDENTITY_EXPIRED: { status: 401, message: MESSAGES.auth.sessionExpired },
  IDENTITY_MISMATCH: { status: 400, message: 'Identity does not match.' },
  IDENTITY_UNAVAILABLE: { status: 503, message: 'The sign-in service cannot be reached. Please try again.' },
  IDENTITY_OFF: { status: 404, message: 'Sign-in with an identity service is not set up here.' },

  CONTENT_REQUIRED: { status: 400, message: MESSAGES.transform.contentRequired },
  CONTENT_INVALID: { status: 400, message: 'Content must be text.' },
  CONTENT_TOO_LONG: { status: 413, message: 'Content is too long (maximum 100,000 characters).' },
  CONTENT_UNREADABLE: {
    status: 422,
    message: 'No readable text was found in this content. Please paste the text itself.',
  },
  FORMATS_REQUIRED: { status: 400, message: MESSAGES.transform.formatRequired },
  FORMATS_TOO_MANY: { status: 400, message: 'At most 24 formats may be named.' },
  FORMAT_UNKNOWN: { status: 400, message: 'Unknown output format.' },
  FORMAT_NOT_IN_PLAN: { status: 403, message: 'This format is not part of your plan.' },
  SETTINGS_INVALID: { status: 400, message: 'Settings must be an object.' },
  TONE_UNKNOWN: { status: 400, message: 'Unknown tone.' },
  INDUSTRY_UNKNOWN: { status: 400, message: 'Unknown industry.' },
  FORMALITY_UNKNOWN: { status: 400, message: 'Formality must be 25, 50 or 75.' },
  LENGTH_UNKNOWN: { status: 400, message: 'Length must be 25, 50 or 75.' },
  NO_CREDITS: { status: 402, message: MESSAGES.transform.noCreditsBody },
  TOO_MANY_IN_FLIGHT: {
    status: 429,
    message: 'Too many transformations are running. Please wait for one to finish.',
  },
  QUEUE_FULL: { status: 503, message: 'Many people are writing right now. Please try again in a moment.' },
  QUEUE_UNAVAILABLE: {
    status: 503,
    message: 'Repurposing is not available right now. Nothing was charged. Please try again in a moment.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    message: 'This Idempotency-Key was already used with another request.',
  },
  IDEMPOTENCY_KEY_INVALID: { status: 400, message: 'Idempotency-Key must be 1 to 255 plain characters.' },
  WRITER_FAILED: { status: 502, message: MESSAGES.transform.failed },
  WRITER_UNAVAILABLE: { status: 503, message: MESSAGES.transform.failed },
  TRANSFORM_TIMEOUT: {
    status: 504,
    message: 'Repurposing took too long. Nothing was charged. Please try again.',
  },
  TEXT_TOO_COMPLEX: {
    status: 422,
    message:
      'This text takes too long to process. Nothing was saved or charged. Please shorten it or split it.',
  },
  EXPECTED_VERSION_REQUIRED: { status: 400, message: 'The version that was edited must be named.' },
  TEXTS_INVALID: { status: 400, message: 'Texts must be an object of parts and their texts.' },
  SEGMENT_UNKNOWN: { status: 400, message: 'This output has no such part.' },
  INSTRUCTIONS_NOT_IN_PLAN: {
    status: 403,
    message: 'Custom instructions are part of Pro and Agency. Please upgrade, or leave them out.',
  },
  INSTRUCTION_NEEDS_MODEL: {
    status: 400,
    message: 'Custom instructions need a model, and this site writes without one. Please leave them out.',
  },
  INSTRUCTION_INVALID: { status: 400, message: 'An instruction is at most 500 characters of text.' },
  DRAFT_OVER_LIMIT: { status: 422, message: 'An over-limit draft cannot be returned.' },
  DRAFT_EMPTY: { status: 422, message: 'Nothing would be left of this output. Please keep some text.' },
  VERSION_CONFLICT: {
    status: 409,
    message: 'This output was changed in another window. Load the newer version or keep yours.',
  },
  TOO_MANY_VERSIONS: { status: 409, message: 'This output has too many versions to add another one.' },
  REGENERATION_RUNNING: {
    status: 409,
    message: 'This output is already being rewritten. Please wait for it.',
  },
  SEGMENT_KEPT: {
    status: 409,
    message: 'This part is locked or edited by hand. Release it first to have it rewritten.',
  },
  NOTHING_NEW: {
    status: 422,
    message: 'The writer found nothing else to say here. Nothing was charged.',
  },
  SHARE_DAYS_INVALID: { status: 400, message: 'A link ends after 7 days, after 30 days or never.' },
  TOO_MANY_SHARES: {
    status: 409,
    message: 'This output has ten public links already. Revoke one of them first.',
  },
  SELECTION_INVALID: { status: 400, message: 'Please select 1 to 500 transformations.' },
  SEARCH_TOO_LONG: { status: 400, message: 'Please search for at most 200 characters.' },
  ARCHIVE_INVALID: { status: 400, message: 'Say whether to archive: isArchived is true or false.' },
  TAG_INVALID: { status: 400, message: 'A tag has 1 to 40 characters, on one line and without commas.' },
  TOO_MANY_TAGS: {
    status: 409,
    message: 'That is too many tags: 20 on one transformation and 200 different ones are the limit.',
  },

  PRICE_REQUIRED: { status: 400, message: MESSAGES.checkout.noPlan },
  PRICE_UNKNOWN: { status: 400, message: 'Unknown subscription plan.' },
  ALREADY_ON_PLAN: { status: 409, message: 'You are already on this plan.' },
  NO_SUBSCRIPTION: { status: 400, message: MESSAGES.billing.noSubscription },
  CUSTOMER_GONE: { status: 409, message: MESSAGES.billing.noSubscription },
  PAYMENTS_UNAVAILABLE: {
    status: 502,
    message: 'The payment service cannot be reached. Nothing was changed. Please try again.',
  },
  PAYMENT_DECLINED: {
    status: 402,
    message:
      'Your card was declined. Nothing was charged and your plan stays as it is. Please update your card under Manage Billing and try again.',
  },
  PAYMENT_OVERDUE: {
    status: 409,
    message: 'Your last payment is still open. Please update your card under Manage Billing first.',
  },
  PLAN_CHANGE_TOKEN_REQUIRED: { status: 400, message: 'The plan change to confirm must be named.' },
  PLAN_CHANGE_OUTDATED: {
    status: 409,
    message:
      'The amount or your subscription has changed since it was shown. Nothing was charged. Please check it and confirm again.',
  },
  PLAN_CHANGE_PLANNED: {
    status: 409,
    message: 'This change is already planned. There is nothing to confirm.',
  },
  PLAN_CHANGE_UNCERTAIN: {
    status: 502,
    message:
      'The payment service did not answer in time. Your plan may have changed already. Please try again: you are never charged twice.',
  },
  SUBSCRIPTION_UNKNOWN: {
    status: 409,
    message: 'Your subscription cannot be changed here. Please write to us through the contact page.',
  },
  SESSION_ID_REQUIRED: { status: 400, message: MESSAGES.checkout.noSessionId },
  CHECKOUT_NOT_FOUND: { status: 404, message: MESSAGES.checkout.sessionNotFound },
  WEBHOOK_SIGNATURE: { status: 400, message: 'Webhook signature is not valid.' },
  WEBHOOK_MODE: { status: 400, message: 'Webhook is of another mode (live or test).' },
  ...PAGE_ERRORS,
  ...UPLOAD_ERRORS,
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
