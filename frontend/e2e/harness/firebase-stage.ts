import type { Page } from 'playwright-core';
import { startProduct, type OwnProduct } from '../../../backend/test/harness/product.js';
import { startFirebaseEmulator, type FirebaseEmulator } from '../../../scripts/services/firebase.ts';
import { openVisit, withoutProvoked, type Visit } from './browser.js';
import { serveGapi } from './gapi.js';
import { IdentityAccounts } from './identity-accounts.js';

/** A product that signs in with Firebase, and the current test's visitor. */
export class FirebaseStage {
  product!: OwnProduct;
  accounts!: IdentityAccounts;
  visit!: Visit;
  private emulator: FirebaseEmulator | undefined;

  get page(): Page {
    return this.visit.page;
  }

  isKnownHere(): Promise<boolean> {
    return this.page.evaluate(() =>
      Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:')),
    );
  }

  async open(): Promise<void> {
    this.emulator = await startFirebaseEmulator();
    this.accounts = new IdentityAccounts(this.emulator);
    this.product = await startProduct({ env: this.emulator.env });
  }

  async enter(): Promise<void> {
    this.visit = await openVisit(this.product.url);
    await serveGapi(this.visit.context);
  }

  /** Fails on anything blocked or thrown, except refused calls, which tests provoke. */
  async leave(): Promise<void> {
    await this.visit.context.close();
    expect(withoutProvoked(this.visit.complaints, 400, 401, 409, 503)).toEqual([]);
  }

  async close(): Promise<void> {
    await this.product?.stop();
    await this.emulator?.stop();
  }
}
