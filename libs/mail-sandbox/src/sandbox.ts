import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { Inbox } from './inbox.js';
import { inboxPage, mailPage, missingPage } from './pages.js';
import { type Faults, smtpServer } from './smtp.js';

export interface MailSandboxOptions {
  /** 0: any free port. */
  smtpPort: number;
  /** Port of the inbox page. 0: any free port. */
  port: number;
}

export interface MailSandbox {
  /** Value for `SMTP_URL`. */
  smtpUrl: string;
  /** Origin of the inbox page. */
  url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'";

function application(inbox: Inbox, faults: Faults): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' });
    next();
  });
  app.get('/health', (_request, response) => void response.json({ status: 'ready' }));
  app.get('/dev/mail', ({ query }, response) => {
    response.send(inboxPage(inbox.list(typeof query['to'] === 'string' ? query['to'] : undefined)));
  });
  app.get('/dev/mail/:id', ({ params }, response) => {
    const mail = inbox.find(params.id);
    if (mail) response.send(mailPage(mail));
    else response.status(404).send(missingPage());
  });
  // For tests.
  app.get('/_sandbox/mails', ({ query }, response) => {
    response.json(inbox.list(typeof query['to'] === 'string' ? query['to'] : undefined));
  });
  app.post('/_sandbox/faults', express.json(), ({ body }, response) => {
    const { mails = 0, code = 451 } = body as { mails?: number; code?: number };
    Object.assign(faults, { left: mails, code });
    response.json({});
  });
  return app;
}

export async function startMailSandbox({ smtpPort, port }: MailSandboxOptions): Promise<MailSandbox> {
  const inbox = new Inbox();
  const faults: Faults = { left: 0, code: 451 };
  const smtp = smtpServer(inbox, faults);
  const mailServer = smtp.listen(smtpPort, HOST);
  const web = application(inbox, faults).listen(port, HOST);
  // the client closes idle connections: a request never meets one that is just being closed
  web.keepAliveTimeout = 0;
  await Promise.all([once(mailServer, 'listening'), once(web, 'listening')]);
  const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;
  return {
    smtpUrl: `smtp://${HOST}:${portOf(mailServer)}`,
    url: `http://${HOST}:${portOf(web)}`,
    close: async () => {
      web.close();
      web.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
