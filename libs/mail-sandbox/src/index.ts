export { startMailSandbox, type MailSandbox, type MailSandboxOptions } from './sandbox.js';
export type { ReceivedMail } from './inbox.js';
