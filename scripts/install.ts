import { installPackages, ROOT } from './lib/packages.ts';

await installPackages(ROOT, 'packages, about a minute');
