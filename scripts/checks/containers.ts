/* Lints docker-compose.yml, the Dockerfile and deploy/kubernetes (no engine needed), and holds a few rules of ours. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { kubernetesProblems } from './check-kubernetes.mjs';
import { ROOT } from './dependencies.mjs';

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const problems = validate(dockerfile).map((p) => `Dockerfile:${p.range.start.line + 1} ${p.message}`);

const lint = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules/.bin/dclint'), join(ROOT, 'docker-compose.yml')],
  { encoding: 'utf8' },
);
if (lint.status !== 0) problems.push(lint.stdout.trim() || lint.stderr.trim());

const stages = dockerfile.split(/^FROM /m).slice(1);
if (!/^USER node$/m.test(stages.at(-1)))
  problems.push('Dockerfile: the last stage must run as a user that is not root');
if (!/^HEALTHCHECK /m.test(dockerfile)) problems.push('Dockerfile: no HEALTHCHECK');
for (const workspace of dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)) {
  JSON.parse(readFileSync(join(ROOT, workspace[1], 'package.json'), 'utf8'));
}
const published = [...compose.matchAll(/^ {4}ports:/gm)].length;
if (published !== 1)
  problems.push(`docker-compose.yml: ${published} services publish ports, only the api may`);
if (!compose.includes('noeviction') || !compose.includes('--appendonly'))
  problems.push('docker-compose.yml: Redis needs noeviction and an append-only file');

const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
const variables = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
problems.push(...(await kubernetesProblems(join(ROOT, 'deploy/kubernetes'), variables)));

const { groups } = parse(readFileSync(join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8'));
const alerts = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
const manual = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const explained = manual.slice(manual.indexOf('## Alerts')).matchAll(/^### ([A-Z]\w+)$/gm);
const headings = [...explained].map(([, name]) => name);
for (const name of alerts.filter((alert) => !headings.includes(alert)))
  problems.push(`docs/operations.md: no section tells what to do about ${name}`);
for (const name of headings.filter((heading) => !alerts.includes(heading)))
  problems.push(`docs/operations.md: there is no alert ${name}`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('containers: no problems');
