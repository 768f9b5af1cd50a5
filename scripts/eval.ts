/* npm run eval -- FILE…: quality of the outputs for real texts. */
import { runCommand } from './lib/command.ts';

await runCommand(async () => (await import('@repurpose/backend/cli/evaluate.js')).runEvaluate);
