/** The time, as something that can be handed in: specs move it, the product uses `SystemClock`. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
