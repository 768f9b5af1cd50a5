/* First step of every npm script: the packages in package-lock.json. */
import { installPackages, ROOT } from './lib/packages.ts';

await installPackages(ROOT, 'packages, about a minute');
