import type { ReceivedMail } from '@repurpose/mail-sandbox';
import { testServices } from './test-services.js';
import { until } from './until.js';

export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const url = `${testServices.mailUrl()}/_sandbox/mails?to=${encodeURIComponent(address)}`;
  return (await (await fetch(url)).json()) as ReceivedMail[];
}

export async function mailAbout(address: string, subject: string): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await until(`a mail about "${subject}"`, async () => {
    found = (await mailsTo(address)).find((mail) => mail.subject.includes(subject));
    return found !== undefined;
  });
  return found as ReceivedMail;
}

export function linkOf({ text }: ReceivedMail): { href: string; token: string } {
  const [href = '', token = ''] = /https?:\/\/\S+#([\w-]+)/.exec(text) ?? [];
  return { href, token };
}
