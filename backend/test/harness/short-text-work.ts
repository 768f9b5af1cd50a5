/* Loaded before the product (`--import`): text work gets a millisecond, too little for a long text on any machine. */
import { SETTINGS } from '@repurpose/backend/config/settings.js';

Object.assign(SETTINGS.textWork, { budgetMs: 1 });
