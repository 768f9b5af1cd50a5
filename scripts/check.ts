/* npm run check -- SOURCE TEXT: the claims of any text against any source, with reasons. */
import { runCommand } from './lib/command.ts';

await runCommand(async () => (await import('@repurpose/backend/cli/check.js')).runCheck);
