export * from './brand.js';
export * from './formats.js';
export * from './settings.js';
export * from './plans.js';
export * from './limits.js';
export * from './messages.js';
export * from './errors.js';
export * from './api.js';
