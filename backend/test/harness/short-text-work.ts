/* Loaded before the product (`--import`): its text work ends after a millisecond, which a long text needs on any machine. */
import { SETTINGS } from '@repurpose/backend/config/settings.js';

Object.assign(SETTINGS.textWork, { budgetMs: 1 });
