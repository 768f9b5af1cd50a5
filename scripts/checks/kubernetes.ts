/* Checks deploy/kubernetes without a cluster, by the models of Kubernetes and KEDA and our own rules. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../lib/packages.ts';

const KUSTOMIZE = 'kustomize.config.k8s.io/';
const POD_KINDS = ['Deployment', 'Job'];

type Labels = Readonly<Record<string, string>>;
interface Container {
  env?: unknown;
  startupProbe?: unknown;
  livenessProbe?: unknown;
  resources?: { requests?: { cpu?: unknown }; limits?: { memory?: unknown } };
  securityContext?: {
    allowPrivilegeEscalation?: boolean;
    readOnlyRootFilesystem?: boolean;
    capabilities?: { drop?: string[] };
  };
}
interface PodSpec {
  securityContext?: { runAsNonRoot?: boolean; seccompProfile?: { type?: string } };
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  containers: Container[];
}
interface KubernetesObject {
  apiVersion?: string;
  kind: string;
  metadata?: { name?: string };
  spec?: {
    template?: { metadata?: { labels?: Labels }; spec: PodSpec };
    scaleTargetRef?: { name?: string };
    selector?: Labels & { matchLabels?: Labels };
    podSelector?: { matchLabels?: Labels };
  };
  data?: Record<string, string>;
  resources?: string[];
  components?: string[];
}
interface Manifest {
  file: string;
  where: string;
  object: KubernetesObject;
}
type Model = new (data: KubernetesObject) => { validate(): void };

function readManifests(folder: string, problems: string[]): Manifest[] {
  return globSync('**/*.yaml', { cwd: folder }).flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).flatMap((document) => {
      problems.push(...document.errors.map(({ message }) => `${file}: ${message}`));
      if (document.errors.length > 0) return [];
      const object = document.toJS() as KubernetesObject;
      return { file, where: `${file} ${object.kind} ${object.metadata?.name ?? ''}`.trim(), object };
    }),
  );
}

const modelsOf = ({ apiVersion = '' }: KubernetesObject): string =>
  apiVersion.startsWith('keda.sh/')
    ? `@kubernetes-models/keda/${apiVersion}`
    : `kubernetes-models/${apiVersion}`;

async function wrongValues({ where, object }: Manifest): Promise<string[]> {
  try {
    const models = (await import(modelsOf(object))) as Record<string, Model | undefined>;
    const KindModel = models[object.kind];
    if (!KindModel) return [`${where}: ${modelsOf(object)} has no kind ${object.kind}`];
    new KindModel(object).validate();
    return [];
  } catch (error) {
    return [`${where}: ${(error as Error).message}`];
  }
}

/** The compiler rejects unknown fields in a literal of the model's type. */
function unknownFields(manifests: readonly Manifest[]): string[] {
  const dir = join(ROOT, '.local/kubernetes');
  mkdirSync(dir, { recursive: true });
  const files = new Map(
    manifests.map(({ where, object }, index) => {
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
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = files.get(file?.fileName ?? '') ?? 'compiler';
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

function strayFiles(folder: string, { file, object }: Manifest): string[] {
  const dir = dirname(join(folder, file));
  const listed = [...(object.resources ?? []), ...(object.components ?? [])];
  const missing = listed.filter((name) => !existsSync(join(dir, name)));
  const others = globSync('*.yaml', { cwd: dir }).filter((name) => name !== basename(file));
  return [
    ...missing.map((name) => `${file}: there is no ${name}`),
    ...others.filter((name) => !listed.includes(name)).map((name) => `${file}: ${name} is not listed`),
  ];
}

function deadReferences(manifests: readonly Manifest[]): string[] {
  const deployments = manifests.map(({ object }) => object).filter(({ kind }) => kind === 'Deployment');
  const selectsPod = (labels: Labels): boolean =>
    deployments.some(({ spec }) =>
      Object.entries(labels).every(([key, value]) => spec?.template?.metadata?.labels?.[key] === value),
    );
  return manifests.flatMap(({ where, object: { kind, spec } }) => {
    const target = spec?.scaleTargetRef?.name;
    if (target && !deployments.some(({ metadata }) => metadata?.name === target))
      return [`${where}: there is no deployment ${target}`];
    const labels =
      kind === 'Service' ? spec?.selector : (spec?.selector?.matchLabels ?? spec?.podSelector?.matchLabels);
    return labels && !selectsPod(labels) ? [`${where}: selects no pod`] : [];
  });
}

type Rule = [holds: unknown, problem: string];

const containerRules = (container: Container, isServer: boolean): Rule[] => [
  [container.securityContext?.allowPrivilegeEscalation === false, 'may gain privileges'],
  [container.securityContext?.readOnlyRootFilesystem, 'may write to its image'],
  [container.securityContext?.capabilities?.drop?.includes('ALL'), 'keeps capabilities'],
  [container.resources?.requests?.cpu && container.resources.limits?.memory, 'has no resource limits'],
  [!isServer || (container.startupProbe && container.livenessProbe), 'has no probes'],
  [container.env === undefined, 'sets variables itself: they belong in the ConfigMap or the Secret'],
];

function podProblems({ where, object }: Manifest): string[] {
  const pod = object.spec?.template?.spec;
  if (!pod) return [`${where}: has no pod template`];
  const isServer = object.kind === 'Deployment';
  const graceSeconds = pod.terminationGracePeriodSeconds ?? 0;
  const rules: Rule[] = [
    [pod.securityContext?.runAsNonRoot, 'runs as root'],
    [pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile'],
    [pod.automountServiceAccountToken === false, 'gets a token for the cluster'],
    [!isServer || graceSeconds >= 110, 'is killed before its work is finished'],
    ...pod.containers.flatMap((container) => containerRules(container, isServer)),
  ];
  return rules.filter(([holds]) => !holds).map(([, problem]) => `${where}: ${problem}`);
}

export async function kubernetesProblems(folder: string, variables: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const all = readManifests(folder, problems).filter(({ object }) => object.apiVersion);
  const isKustomization = ({ object }: Manifest): boolean =>
    object.apiVersion?.startsWith(KUSTOMIZE) === true;
  const manifests = all.filter((manifest) => !isKustomization(manifest));
  problems.push(...all.filter(isKustomization).flatMap((each) => strayFiles(folder, each)));
  problems.push(...(await Promise.all(manifests.map(wrongValues))).flat(), ...unknownFields(manifests));
  problems.push(...deadReferences(manifests));
  problems.push(...manifests.filter(({ object }) => POD_KINDS.includes(object.kind)).flatMap(podProblems));
  for (const { where, object } of manifests) {
    if (object.kind === 'Secret') problems.push(`${where}: secrets do not belong in the repository`);
    if (object.kind !== 'ConfigMap') continue;
    const unknown = Object.keys(object.data ?? {}).filter((name) => !variables.includes(name));
    problems.push(...unknown.map((name) => `${where}: the product has no variable ${name}`));
  }
  return problems;
}
