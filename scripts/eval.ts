/* npm run eval -- FILE…: measures what the writer makes of real texts. */
import { runCommand } from './lib/command.ts';

await runCommand(async () => (await import('@repurpose/backend/cli/evaluate.js')).runEvaluate);
