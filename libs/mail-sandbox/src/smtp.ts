import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox.js';

const MAX_BYTES = 1_000_000;

/** How many of the next mails are refused, and with which SMTP code. */
export interface Faults {
  left: number;
  code: number;
}

/** Takes mail for everybody and delivers it to the inbox. */
export function smtpServer(inbox: Inbox, faults: Faults): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    // A certificate of our own would be refused by clients.
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: MAX_BYTES,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => {
          if (faults.left === 0) return inbox.add(raw, to);
          faults.left -= 1;
          throw Object.assign(new Error('refused as told'), { responseCode: faults.code });
        })
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A client that breaks off must not end the process.
  server.on('error', () => undefined);
  return server;
}
