import { installedPackages, type LockedPackage } from './supply-rules.ts';

export interface KnownAdvisory {
  id: string;
  package: string;
  below: string;
  accepted?: string;
}

export function knownProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  known: readonly KnownAdvisory[],
): string[] {
  return installedPackages(packages).flatMap(({ name, version }) =>
    known
      .filter((one) => one.package === name && one.accepted === undefined && isBelow(version, one.below))
      .map(({ id, below }) => `${name}@${version} has ${id}, fixed in ${below}`),
  );
}

function isBelow(version: string, limit: string): boolean {
  const [own, other] = [version, limit].map((text) => text.split('-')[0]?.split('.').map(Number) ?? []);
  const at = [0, 1, 2].find((place) => own?.[place] !== other?.[place]);
  return at !== undefined && (own?.[at] ?? 0) < (other?.[at] ?? 0);
}

export interface AuditAnswer {
  refusal?: string;
  problems: string[];
}

interface Finding {
  name: string;
  url: string;
  severity: string;
  range: string;
}
const SERIOUS = new Set(['high', 'critical']);

export function auditAnswer(output: string, known: readonly KnownAdvisory[]): AuditAnswer {
  const report = parse(output);
  const { vulnerabilities } = report;
  if (vulnerabilities === undefined) return { refusal: refusalOf(report), problems: [] };
  const accepted = new Set(known.filter((one) => one.accepted !== undefined).map(({ id }) => id));
  const findings = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one): one is Finding => typeof one !== 'string')
    .filter(({ severity, url }) => SERIOUS.has(severity) && !accepted.has(idOf(url)));
  return {
    problems: [...new Set(findings.map(({ name, range, url }) => `${name} ${range} has ${idOf(url)}`))],
  };
}

const idOf = (url: string): string => url.split('/').at(-1) ?? url;

interface Report {
  vulnerabilities?: Record<string, { via: (string | Finding)[] }>;
  statusCode?: number;
  message?: string;
}

const refusalOf = ({ statusCode, message }: Report): string =>
  statusCode ? `it answered ${statusCode}` : (message ?? 'it gave no answer');

function parse(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return {};
  }
}
