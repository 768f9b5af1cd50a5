import { KEY_ERRORS } from './key-errors.js';
import { LIBRARY_ERRORS } from './library-errors.js';
import { MESSAGES } from './messages.js';
import { PAGE_ERRORS } from './page-errors.js';
import { UPLOAD_ERRORS } from './upload-errors.js';
import { VOICE_ERRORS } from './voice-errors.js';
import { WORKSPACE_ERRORS } from './workspace-errors.js';
import { withStatus } from './with-status.js';

export const ERRORS = {
  ...VOICE_ERRORS,
  ...KEY_ERRORS,
  ...LIBRARY_ERRORS,
  ...WORKSPACE_ERRORS,
  ...PAGE_ERRORS,
  ...UPLOAD_ERRORS,
  ...withStatus(400, {
    BAD_JSON: 'Request body is not valid JSON.',
    BODY_NOT_OBJECT: 'Request body must be an object.',
    BAD_REQUEST: 'The request could not be understood.',
    NOTICES_INVALID: 'Say which mails you want: runEnded is true or false.',
    EMAIL_INVALID: MESSAGES.form.emailInvalid,
    PASSWORD_SHORT: MESSAGES.form.passwordShort,
    PASSWORD_LONG: 'Password must be at most 256 characters',
    PASSWORD_WEAK: MESSAGES.auth.weakPassword,
    USERNAME_SHORT: MESSAGES.form.usernameShort,
    USERNAME_INVALID: 'Username must be at most 60 plain characters',
    PASSWORD_REQUIRED: 'Please enter your password.',
    IDENTITY_MISMATCH: 'Identity does not match.',
    CONTENT_REQUIRED: MESSAGES.transform.contentRequired,
    CONTENT_INVALID: 'Content must be text.',
    FORMATS_REQUIRED: MESSAGES.transform.formatRequired,
    FORMATS_TOO_MANY: 'At most 24 formats may be named.',
    FORMAT_UNKNOWN: 'Unknown output format.',
    SETTINGS_INVALID: 'Settings must be an object.',
    TONE_UNKNOWN: 'Unknown tone.',
    INDUSTRY_UNKNOWN: 'Unknown industry.',
    FORMALITY_UNKNOWN: 'Formality must be 25, 50 or 75.',
    LENGTH_UNKNOWN: 'Length must be 25, 50 or 75.',
    IDEMPOTENCY_KEY_INVALID: 'Idempotency-Key must be 1 to 255 plain characters.',
    EXPECTED_VERSION_REQUIRED: 'The version that was edited must be named.',
    TEXTS_INVALID: 'Texts must be an object of parts and their texts.',
    SEGMENT_UNKNOWN: 'This output has no such part.',
    INSTRUCTION_NEEDS_MODEL:
      'Custom instructions need a model, and this site writes without one. Please leave them out.',
    INSTRUCTION_INVALID: 'An instruction is at most 500 characters of text.',
    SHARE_DAYS_INVALID: 'A link ends after 7 days, after 30 days or never.',
    PRICE_REQUIRED: MESSAGES.checkout.noPlan,
    PRICE_UNKNOWN: 'Unknown subscription plan.',
    NO_SUBSCRIPTION: MESSAGES.billing.noSubscription,
    PLAN_CHANGE_TOKEN_REQUIRED: 'The plan change to confirm must be named.',
    SESSION_ID_REQUIRED: MESSAGES.checkout.noSessionId,
    WEBHOOK_SIGNATURE: 'Webhook signature is not valid.',
    WEBHOOK_MODE: 'Webhook is of another mode (live or test).',
  }),
  ...withStatus(401, {
    NO_SESSION: 'Please log in to continue.',
    BAD_CREDENTIALS: MESSAGES.auth.badCredentials,
    WRONG_PASSWORD: 'This is not your password. Please try again.',
    SIGN_IN_AGAIN: 'Please log out and sign in again first. Then delete your account within ten minutes.',
    NO_IDENTITY_TOKEN: 'Missing identity token.',
    BAD_IDENTITY_TOKEN: 'Invalid identity token.',
    IDENTITY_EXPIRED: MESSAGES.auth.sessionExpired,
  }),
  ...withStatus(402, {
    NO_CREDITS: MESSAGES.transform.noCreditsBody,
    PAYMENT_DECLINED:
      'Your card was declined. Nothing was charged and your plan stays as it is. Please update your card under Manage Billing and try again.',
  }),
  ...withStatus(403, {
    CROSS_SITE: 'Cross-site request refused.',
    LINK_OF_ANOTHER_ACCOUNT:
      'This link belongs to another account. Log in with that account, or reset its password.',
    FORMAT_NOT_IN_PLAN: 'This format is not part of your plan.',
    INSTRUCTIONS_NOT_IN_PLAN:
      'Custom instructions are part of Pro and Agency. Please upgrade, or leave them out.',
  }),
  ...withStatus(404, {
    NOT_FOUND: 'Not found.',
    IDENTITY_OFF: 'Sign-in with an identity service is not set up here.',
    CHECKOUT_NOT_FOUND: MESSAGES.checkout.sessionNotFound,
  }),
  ...withStatus(405, {
    WRONG_METHOD: 'This call exists, but not with this method.',
  }),
  ...withStatus(409, {
    EMAIL_TAKEN: MESSAGES.auth.emailTaken,
    RESET_ELSEWHERE: 'The sign-in service resets passwords here.',
    ADDRESS_ELSEWHERE: 'Please change your address at the sign-in service.',
    ADDRESS_PROVEN: 'This address is confirmed already.',
    STILL_WRITING:
      'Something is still being written for you. Please wait until it is finished and try again.',
    VERSION_CONFLICT: 'This output was changed in another window. Load the newer version or keep yours.',
    TOO_MANY_VERSIONS: 'This output has too many versions to add another one.',
    REGENERATION_RUNNING: 'This output is already being rewritten. Please wait for it.',
    SEGMENT_KEPT: 'This part is locked or edited by hand. Unlock it first to have it rewritten.',
    TOO_MANY_SHARES: 'This output has ten public links already. Revoke one of them first.',
    TOO_MANY_TAGS: 'That is too many tags: 20 on one transformation and 200 different ones are the limit.',
    ALREADY_ON_PLAN: 'You are already on this plan.',
    CUSTOMER_GONE: MESSAGES.billing.noSubscription,
    PAYMENT_OVERDUE: 'Your last payment is still open. Please update your card under Manage Billing first.',
    PLAN_CHANGE_OUTDATED:
      'The amount or your subscription has changed since it was shown. Nothing was charged. Please check it and confirm again.',
    PLAN_CHANGE_PLANNED: 'This change is already planned. There is nothing to confirm.',
    SUBSCRIPTION_UNKNOWN:
      'Your subscription cannot be changed here. Please write to us through the contact page.',
  }),
  ...withStatus(410, {
    LINK_INVALID:
      'This link does not work any more. It works once, for a limited time. Please ask for a new one.',
  }),
  ...withStatus(413, {
    BODY_TOO_LARGE: 'Request body is too large.',
  }),
  ...withStatus(415, {
    BAD_CONTENT_TYPE: 'Content-Type must be application/json.',
  }),
  ...withStatus(422, {
    CONTENT_UNREADABLE: 'No readable text was found in this content. Please paste the text itself.',
    IDEMPOTENCY_MISMATCH: 'This Idempotency-Key was already used with another request.',
    TEXT_TOO_COMPLEX:
      'This text takes too long to process. Nothing was saved or charged. Please shorten it or split it.',
    DRAFT_OVER_LIMIT: 'An over-limit draft cannot be returned.',
    DRAFT_EMPTY: 'Nothing would be left of this output. Please keep some text.',
    NOTHING_NEW:
      'The writer found nothing else to say: you already have a version with this text. Nothing was counted or charged.',
  }),
  ...withStatus(429, {
    TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
    TOO_MANY_LOGINS: MESSAGES.auth.tooManyLogins,
    TOO_MANY_MAILS: 'Too many mails to this address. Please try again in an hour.',
    TOO_MANY_IN_FLIGHT: 'Too many transformations are running. Please wait for one to finish.',
  }),
  ...withStatus(500, {
    INTERNAL: 'Server error: 500',
  }),
  ...withStatus(502, {
    WRITER_FAILED: MESSAGES.transform.failed,
    PAYMENTS_UNAVAILABLE: 'The payment service cannot be reached. Nothing was changed. Please try again.',
    PLAN_CHANGE_UNCERTAIN:
      'The payment service did not answer in time. Your plan may have changed already. Please try again: you are never charged twice.',
  }),
  ...withStatus(503, {
    UNAVAILABLE: 'The service is busy. Please try again in a moment.',
    IDENTITY_UNAVAILABLE: 'The sign-in service cannot be reached. Please try again.',
    QUEUE_FULL: 'Many people are writing right now. Please try again in a moment.',
    QUEUE_UNAVAILABLE:
      'Repurposing is not available right now. Nothing was charged. Please try again in a moment.',
    WRITER_UNAVAILABLE: MESSAGES.transform.failed,
  }),
  ...withStatus(504, {
    TRANSFORM_TIMEOUT: 'Repurposing took too long. Nothing was charged. Please try again.',
  }),
};

export type ErrorCode = keyof typeof ERRORS;
