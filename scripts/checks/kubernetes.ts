/* Checks deploy/kubernetes without a cluster: fields and values by the models of Kubernetes and KEDA, and rules of ours. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { ROOT } from './dependencies.mjs';

const KUSTOMIZE = 'kustomize.config.k8s.io/';
const POD_KINDS = ['Deployment', 'Job'];

/** Every object under `folder`, with where it stands; a file that is no YAML is a problem. */
function readObjects(folder, problems) {
  return globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
      problems.push(...document.errors.map(({ message }) => `${file}: ${message}`));
      const object = document.errors.length > 0 ? {} : document.toJS();
      return { file, where: `${file} ${object.kind} ${object.metadata?.name ?? ''}`.trim(), object };
    }),
  );
}

const modelsOf = ({ apiVersion }) =>
  apiVersion.startsWith('keda.sh/')
    ? `@kubernetes-models/keda/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;

/** Values by schema: quantities, enumerations, names. */
async function wrongValues({ where, object }) {
  try {
    const { [object.kind]: Model } = await import(modelsOf(object));
    new Model(object).validate();
    return [];
  } catch (error) {
    return [`${where}: ${error.message}`];
  }
}

/** Fields no version of the API knows: the compiler refuses them in a literal of the model's type. */
function unknownFields(objects) {
  const dir = join(ROOT, '.local/kubernetes');
  mkdirSync(dir, { recursive: true });
  const files = new Map(
    objects.map(({ where, object }, index) => {
      const file = join(dir, `object-${index}.ts`);
      const model = `import('${modelsOf(object)}').I${object.kind}`;
      writeFileSync(file, `export const object: ${model} = ${JSON.stringify(object, null, 2)};\n`);
      return [file, where];
    }),
  );
  const program = ts.createProgram([...files.keys()], {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${files.get(file?.fileName)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** What a kustomization names exists, and nothing beside it is forgotten. */
function loseEnds(folder, { file, object }) {
  const dir = dirname(join(folder, file));
  const named = [...(object.resources ?? []), ...(object.components ?? [])];
  const missing = named.filter((name) => !existsSync(join(dir, name)));
  const beside = globSync('*.yaml', { cwd: dir }).filter((name) => name !== basename(file));
  const forgotten = beside.filter((name) => !named.includes(name));
  return [
    ...missing.map((name) => `${file}: there is no ${name}`),
    ...forgotten.map((name) => `${file}: ${name} is not named`),
  ];
}

/** Objects that point at one that is not there: scaled deployments, selected pods, ports of probes. */
function deadReferences(objects) {
  const deployments = objects
    .filter(({ object }) => object.kind === 'Deployment')
    .map(({ object }) => object);
  const isDeployed = (name) => deployments.some(({ metadata }) => metadata.name === name);
  const selects = (labels) =>
    deployments.some(({ spec }) =>
      Object.entries(labels).every(([key, value]) => spec.template.metadata.labels[key] === value),
    );
  return objects.flatMap(({ where, object: { kind, spec } }) => {
    const target = spec?.scaleTargetRef?.name;
    if (target && !isDeployed(target)) return [`${where}: there is no deployment ${target}`];
    const labels =
      kind === 'Service' ? spec.selector : (spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels);
    return labels && !selects(labels) ? [`${where}: selects no pod`] : [];
  });
}

/** What each container of ours must say. */
function laxPods({ where, object }) {
  const pod = object.spec.template.spec;
  const isServer = object.kind === 'Deployment';
  const rules = [
    [pod.securityContext?.runAsNonRoot, 'runs as root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    [pod.automountServiceAccountToken === false, 'is given a token of the cluster'],
    [!isServer || pod.terminationGracePeriodSeconds >= 110, 'is killed before it has ended its work'],
    ...pod.containers.flatMap((container) => [
      [container.securityContext?.allowPrivilegeEscalation === false, 'may gain privileges'],
      [container.securityContext?.readOnlyRootFilesystem, 'may write to its image'],
      [container.securityContext?.capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
      [container.resources?.requests?.cpu && container.resources?.limits?.memory, 'has no bounds'],
      [!isServer || (container.startupProbe && container.livenessProbe), 'has no probes'],
      [container.env === undefined, 'has variables of its own: they belong to the ConfigMap or the Secret'],
    ]),
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => `${where}: ${problem}`);
}

/** Problems of the manifests under `folder`, one line each; `variables` are the names the product knows. */
export async function kubernetesProblems(folder, variables) {
  const problems = [];
  const all = readObjects(folder, problems);
  const kustomizations = all.filter(({ object }) => object.apiVersion?.startsWith(KUSTOMIZE));
  const objects = all.filter(({ object }) => object.apiVersion && !object.apiVersion.startsWith(KUSTOMIZE));
  problems.push(...kustomizations.flatMap((each) => loseEnds(folder, each)));
  problems.push(...(await Promise.all(objects.map(wrongValues))).flat(), ...unknownFields(objects));
  problems.push(...deadReferences(objects));
  problems.push(...objects.filter(({ object }) => POD_KINDS.includes(object.kind)).flatMap(laxPods));
  for (const { where, object } of objects) {
    if (object.kind === 'Secret') problems.push(`${where}: secrets do not belong into the repository`);
    if (object.kind !== 'ConfigMap') continue;
    const unknown = Object.keys(object.data).filter((name) => !variables.includes(name));
    problems.push(...unknown.map((name) => `${where}: the product has no variable ${name}`));
  }
  return problems;
}
