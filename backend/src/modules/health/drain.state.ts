import { Injectable } from '@nestjs/common';

/** Makes readiness return 503 during shutdown. */
@Injectable()
export class DrainState {
  private isBegun = false;

  begin(): void {
    this.isBegun = true;
  }

  get isDraining(): boolean {
    return this.isBegun;
  }
}
