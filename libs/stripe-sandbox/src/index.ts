export { startStripeSandbox, type SandboxOptions, type StripeSandbox } from './sandbox.js';
export { signatureHeader } from './engine/courier.js';
