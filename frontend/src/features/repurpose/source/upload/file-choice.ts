import { LIMITS, UPLOAD_ERRORS } from '@repurpose/contract';

/** Or why it is refused. */
export function oneFile(files: FileList): { file: File } | { refusal: string } {
  const [file] = files;
  if (!file) return { refusal: UPLOAD_ERRORS.FILE_REQUIRED.message };
  if (files.length > 1) return { refusal: UPLOAD_ERRORS.FILE_ONE_ONLY.message };
  if (file.size > LIMITS.uploadBytes) return { refusal: UPLOAD_ERRORS.FILE_TOO_LARGE.message };
  if (file.size === 0) return { refusal: UPLOAD_ERRORS.FILE_EMPTY.message };
  return { file };
}

/** A copied file has no text. A picture inside a copied text does not make it a file. */
export const isFilePaste = (clipboard: Pick<DataTransfer, 'files' | 'types'>): boolean =>
  clipboard.files.length > 0 &&
  !clipboard.types.includes('text/plain') &&
  !clipboard.types.includes('text/html');

export const isFileDrag = (drag: Pick<DataTransfer, 'types'>): boolean => drag.types.includes('Files');
