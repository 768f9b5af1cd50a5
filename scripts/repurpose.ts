/* npm run repurpose -- FILE|- …: a text into the formats asked, without a server. */
import { runCommand } from './command.mjs';

await runCommand('repurpose', 'runRepurpose');
