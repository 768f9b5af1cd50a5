/** The table of errors by status: each code with its message. */
export const withStatus = <Code extends string>(
  status: number,
  messages: Readonly<Record<Code, string>>,
): Readonly<Record<Code, { status: number; message: string }>> =>
  Object.fromEntries(
    Object.entries<string>(messages).map(([code, message]) => [code, { status, message }]),
  ) as Record<Code, { status: number; message: string }>;
