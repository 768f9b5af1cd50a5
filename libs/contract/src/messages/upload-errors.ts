export const UPLOAD_ERRORS = {
  UPLOAD_TYPE: { status: 415, message: 'A file is sent as multipart/form-data.' },
  FILE_REQUIRED: { status: 400, message: 'Please choose one file.' },
  FILE_ONE_ONLY: { status: 400, message: 'Please choose one file at a time.' },
  FILE_EMPTY: { status: 400, message: 'This file is empty.' },
  FILE_TOO_LARGE: { status: 413, message: 'This file is too large (maximum 10 MB).' },
  FILE_TYPE: {
    status: 415,
    message: 'This kind of file cannot be read. Please use Word (.docx), PDF or text.',
  },
  FILE_LEGACY_WORD: {
    status: 415,
    message: 'This is a Word file of the old kind (.doc). Please save it as .docx or PDF and try again.',
  },
  FILE_UNREADABLE: { status: 422, message: 'This file could not be read. It may be damaged.' },
  FILE_ENCRYPTED: {
    status: 422,
    message: 'This file is protected with a password. Please save it without one and try again.',
  },
  FILE_SCANNED: {
    status: 422,
    message:
      'This PDF holds pictures of pages, but no text. Please recognise its text (OCR) first, or paste it.',
  },
  FILE_NO_TEXT: { status: 422, message: 'No text was found in this file.' },
  FILE_TOO_COMPLEX: {
    status: 422,
    message: 'This file takes too much to read. Please save it again with less in it, or paste the text.',
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: 'Too many files or links at once. Please wait a moment and try again.',
  },
  UPLOADS_BUSY: {
    status: 503,
    message: 'Many files are being read right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;
