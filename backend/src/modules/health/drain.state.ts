import { Injectable } from '@nestjs/common';

/** Readiness returns 503 while the process stops. */
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
