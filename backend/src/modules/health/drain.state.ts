import { Injectable } from '@nestjs/common';

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
