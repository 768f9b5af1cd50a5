/** `main` defers the cleanup on `running`; `stop` takes an exit code. */
export function runUntilStopped(
  main: (running: AsyncDisposableStack, stop: (code: number) => void) => Promise<void>,
): void {
  const running = new AsyncDisposableStack();
  let isStopping = false;
  const stop = (code: number): void => {
    if (isStopping) return;
    isStopping = true;
    running
      .disposeAsync()
      .catch((error: unknown) => console.error(`! ${String(error)}`))
      .finally(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  main(running, stop).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    for (const line of message.split('\n')) console.error(`! ${line}`);
    stop(1);
  });
}
