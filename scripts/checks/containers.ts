/* Lints docker-compose.yml, the Dockerfile and deploy/ without a container engine. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from '../lib/packages.ts';
import { kubernetesProblems } from './kubernetes.ts';

const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

function dockerfileProblems(): string[] {
  const dockerfile = read('Dockerfile');
  const problems = validate(dockerfile).map((p) => `Dockerfile:${p.range.start.line + 1} ${p.message}`);
  const lastStage = dockerfile.split(/^FROM /m).at(-1) ?? '';
  if (!/^USER node$/m.test(lastStage)) problems.push('Dockerfile: the last stage runs as root');
  if (!/^HEALTHCHECK /m.test(dockerfile)) problems.push('Dockerfile: no HEALTHCHECK');
  // Throws when the workspace does not exist.
  for (const [, workspace] of dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm))
    JSON.parse(read(`${workspace}/package.json`));
  return problems;
}

function composeProblems(): string[] {
  const problems: string[] = [];
  const dclint = [join(ROOT, 'node_modules/.bin/dclint'), join(ROOT, 'docker-compose.yml')];
  const lint = spawnSync(process.execPath, dclint, { encoding: 'utf8' });
  if (lint.status !== 0) problems.push(lint.stdout.trim() || lint.stderr.trim());
  const compose = read('docker-compose.yml');
  const published = [...compose.matchAll(/^ {4}ports:/gm)].length;
  if (published !== 1)
    problems.push(`docker-compose.yml: ${published} services publish ports, only the api may`);
  if (!compose.includes('noeviction') || !compose.includes('--appendonly'))
    problems.push('docker-compose.yml: Redis needs noeviction and an append-only file');
  return problems;
}

/** Each alert needs a section in docs/operations, and each section an alert. */
function alertProblems(): string[] {
  const { groups } = parse(read('deploy/prometheus/alerts.yml')) as {
    groups: { rules: { alert: string }[] }[];
  };
  const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const manual = read('docs/operations/recover.md');
  const sections = manual.slice(manual.indexOf('## Alerts')).matchAll(/^### ([A-Z]\w+)$/gm);
  const explained = [...sections].map(([, name]) => name ?? '');
  return [
    ...alerts
      .filter((name) => !explained.includes(name))
      .map((name) => `docs/operations/recover.md: no section for the alert ${name}`),
    ...explained
      .filter((name) => !alerts.includes(name))
      .map((name) => `docs/operations/recover.md: there is no alert ${name}`),
  ];
}

const variables = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '');
const problems = [
  ...dockerfileProblems(),
  ...composeProblems(),
  ...(await kubernetesProblems(join(ROOT, 'deploy/kubernetes'), variables)),
  ...alertProblems(),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('containers: no problems');
