import { startMailSandbox } from './sandbox.js';

const env = process.env;

const sandbox = await startMailSandbox({
  smtpPort: Number(env['MAIL_SANDBOX_SMTP_PORT'] ?? 12_025),
  port: Number(env['MAIL_SANDBOX_PORT'] ?? 12_080),
});
process.stdout.write(`mail sandbox ${sandbox.url}/dev/mail\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
