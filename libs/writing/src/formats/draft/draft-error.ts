/** A writer's draft that cannot become an output: it has the wrong shape or no text left. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  constructor(
    message: string,
    /** The place in the draft, such as `chapters[2].title`. */
    readonly path = '',
  ) {
    super(path === '' ? message : `${path}: ${message}`);
  }
}
