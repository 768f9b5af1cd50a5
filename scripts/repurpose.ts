/* npm run repurpose -- FILE|- …: writes formats from a text, without a server. */
import { runCommand } from './lib/command.ts';

await runCommand(async () => (await import('@repurpose/backend/cli/repurpose.js')).runRepurpose);
