/** A writer's draft that cannot become an output: wrong shape, or nothing left in it. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  constructor(
    message: string,
    /** Where in the draft, such as `chapters[2].title`. */
    readonly path = '',
  ) {
    super(path === '' ? message : `${path}: ${message}`);
  }
}
