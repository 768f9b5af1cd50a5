import { Injectable } from '@nestjs/common';

/** Whether this process is stopping; readiness turns to 503 before connections are refused. */
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
