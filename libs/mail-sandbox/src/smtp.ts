import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox.js';

const MAX_BYTES = 1_000_000;

/** The number of next mails to refuse, and the SMTP code. */
export interface Faults {
  left: number;
  code: number;
}

/** Accepts mail for every address and delivers it to the inbox. */
export function smtpServer(inbox: Inbox, faults: Faults): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    // Clients would refuse a self-signed certificate.
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
  // A client that disconnects must not end the process.
  server.on('error', () => undefined);
  return server;
}
