import { languageModel } from '../languages/language-model.js';
import { readSourceBy } from './read-source-by.js';
import type { Source } from './source.types.js';

/**
 * Reads what a person pasted (Markdown, HTML or plain text, with or without front matter) into text with its
 * structure. Never throws; content without readable prose has no sentences. Linear in its length.
 */
export const readSource = (content: string): Source => readSourceBy(languageModel, content);
