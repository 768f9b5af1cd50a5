import { randomUUID } from 'node:crypto';
import type { FirebaseEmulator } from '../../../scripts/services/firebase.ts';

export interface IdentityAccount {
  localId: string;
  email: string;
  displayName?: string;
}

/** A project administrator's view, through the emulator's API. */
export class IdentityAccounts {
  constructor(private readonly emulator: FirebaseEmulator) {}

  private get project(): string {
    return this.emulator.env['FIREBASE_PROJECT_ID'] ?? '';
  }

  async find(email: string): Promise<IdentityAccount | null> {
    const path = `projects/${this.project}/accounts:lookup`;
    const { users } = await this.ask<{ users?: IdentityAccount[] }>(path, { email: [email] });
    return users?.[0] ?? null;
  }

  async get(email: string): Promise<IdentityAccount> {
    const account = await this.find(email);
    if (!account) throw new Error(`The identity service knows no ${email}.`);
    return account;
  }

  add(account: { email: string; password: string }): Promise<IdentityAccount> {
    return this.ask(`projects/${this.project}/accounts`, account);
  }

  /** That has signed in here before. */
  addGoogle(email: string, name: string): Promise<IdentityAccount> {
    const claims = { sub: randomUUID(), email, email_verified: true, name };
    return this.ask('accounts:signInWithIdp?key=demo', {
      postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    });
  }

  async change(email: string, change: object): Promise<void> {
    const { localId } = await this.get(email);
    await this.ask(`projects/${this.project}/accounts:update`, { localId, ...change });
  }

  async resetLink(email: string): Promise<string | null> {
    const answer = await fetch(`${this.emulator.url}/emulator/v1/projects/${this.project}/oobCodes`);
    const { oobCodes } = (await answer.json()) as {
      oobCodes: { email: string; requestType: string; oobLink: string }[];
    };
    const sent = oobCodes.filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET');
    return sent.at(-1)?.oobLink ?? null;
  }

  private async ask<T>(path: string, body: object): Promise<T> {
    const answer = await fetch(`${this.emulator.url}/identitytoolkit.googleapis.com/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The emulator answered ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  }
}
