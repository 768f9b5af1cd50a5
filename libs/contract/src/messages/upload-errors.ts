import { withStatus } from './with-status.js';

export const UPLOAD_ERRORS = {
  ...withStatus(400, {
    FILE_REQUIRED: 'Please choose one file.',
    FILE_ONE_ONLY: 'Please choose one file at a time.',
    FILE_EMPTY: 'This file is empty.',
  }),
  ...withStatus(413, {
    FILE_TOO_LARGE: 'This file is too large (maximum 10 MB).',
    CONTENT_TOO_LONG: 'Content is too long (maximum 100,000 characters).',
  }),
  ...withStatus(415, {
    UPLOAD_TYPE: 'A file is sent as multipart/form-data.',
    FILE_TYPE: 'This kind of file cannot be read. Please use Word (.docx), PDF or text.',
    FILE_LEGACY_WORD:
      'This is a Word file of the old kind (.doc). Please save it as .docx or PDF and try again.',
  }),
  ...withStatus(422, {
    FILE_UNREADABLE: 'This file could not be read. It may be damaged.',
    FILE_ENCRYPTED: 'This file is protected with a password. Please save it without one and try again.',
    FILE_SCANNED:
      'This PDF holds pictures of pages, but no text. Please recognise its text (OCR) first, or paste it.',
    FILE_NO_TEXT: 'No text was found in this file.',
    FILE_TOO_COMPLEX:
      'This file takes too much to read. Please save it again with less in it, or paste the text.',
  }),
  ...withStatus(429, {
    TOO_MANY_UPLOADS: 'Too many files or links at once. Please wait a moment and try again.',
  }),
  ...withStatus(503, {
    UPLOADS_BUSY: 'Many files are being read right now. Please try again in a moment.',
  }),
};
