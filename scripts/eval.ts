/* npm run eval -- FILE…: what the writer makes of real texts, measured. */
import { runCommand } from './command.mjs';

await runCommand('evaluate', 'runEvaluate');
