import { realPaymentProviders } from '@rondo/rules';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settingNames } from '../api/src/platform/config.ts';
import { operatePages } from '../chaos/src/operate-pages.ts';
import { releasedFiles } from './released-files.ts';
import { root } from './run-program.ts';

// `npm run release -- --image FOLDER`, run by hand, shows whether the image builds, runs and lets somebody join.

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const operate = [...operatePages.values()].join('\n');

const unknownOf = (names: string[]) => names.filter((name) => !settingNames.includes(name));
const ofFile = (name: string) => name.replace(/^rondo_/, '');

const containerfile = read('deploy/Containerfile');
const [, user = ''] = /^USER (\d+):\1$/m.exec(containerfile) ?? [];
const environment = new Map(
  all(containerfile, /^ENV (.*)$/gm).flatMap((line) =>
    line.split(' ').map((word) => word.split('=', 2) as [string, string]),
  ),
);
const launcher = read('deploy/rondo');
const tools = [...(/^ {2}(\S+ \| .*)\) exec/m.exec(launcher)?.[1]?.split(' | ') ?? []), 'start'];

test('the image sets what Rondo reads, runs as somebody, and is checked by a tool that it has', () => {
  expect(unknownOf([...environment.keys()])).toEqual(['CREDENTIALS_DIRECTORY']);
  expect(user).toBe('10001');
  expect(containerfile).toContain('CMD ["/opt/rondo/bin/rondo", "wait"]');
  expect(containerfile).toContain(`VOLUME ${environment.get('DATA_DIR')}`);
  expect(tools).toEqual(expect.arrayContaining(['wait', 'migrate', 'backup', 'start']));
  expect(releasedFiles()).toEqual(
    expect.arrayContaining(['deploy/Containerfile', 'deploy/build-image', 'deploy/rondo']),
  );
});

const service = z.object({
  image: z.string(),
  entrypoint: z.array(z.string()).default([]),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  secrets: z.array(z.union([z.string(), z.object({ source: z.string(), target: z.string() })])).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  read_only: z.boolean().default(false),
  healthcheck: z.unknown().optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).default([]),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.unknown()),
    secrets: z.record(z.string(), z.unknown()),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));
const services = Object.entries(compose.services);
const ofRondo = services.filter(([, { image }]) => image.includes('rondo}'));

test('each payment provider’s key has its place in containers', () => {
  const missing = ['deploy/compose.yaml', 'deploy/kubernetes/secret.example.yaml'].flatMap((file) =>
    realPaymentProviders
      .map((provider) => `${provider.toUpperCase()}_`)
      .filter((key) => !read(file).includes(key))
      .map((key) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test('compose: whatever a service names is there', () => {
  const missing = services.flatMap(([name, it]) => [
    ...namesOf(it.depends_on).filter((other) => !(other in compose.services)),
    ...it.networks.filter((network) => !(network in compose.networks)),
    ...it.secrets
      .map((secret) => (typeof secret === 'string' ? secret : secret.source))
      .filter((secret) => !(secret in compose.secrets)),
    ...it.volumes
      .map((volume) => /^\$\{.*\}|^[^:]+/.exec(volume)?.[0] ?? name)
      .filter((from) =>
        from.startsWith('./')
          ? !existsSync(join(root, 'deploy', from))
          : !from.startsWith('$') && !(from in compose.volumes),
      ),
  ]);
  expect(missing).toEqual([]);
  expect(services.map(([name]) => name)).toEqual([
    'postgres',
    'pgbouncer',
    'migrate',
    'rondo-1',
    'rondo-2',
    'caddy',
    'backup',
  ]);
});
const namesOf = (those: string[] | Record<string, unknown>) => (Array.isArray(those) ? those : Object.keys(those));

test('compose: Rondo is told what it reads, where the image has it', () => {
  expect(ofRondo.map(([name]) => name)).toEqual(['migrate', 'rondo-1', 'rondo-2', 'backup']);
  for (const [, it] of ofRondo) {
    const files = it.secrets.map((secret) => (typeof secret === 'string' ? secret : secret.target));
    expect(files.filter((file) => !file.startsWith('rondo_'))).toEqual([]);
    expect(unknownOf([...Object.keys(it.environment), ...files.map(ofFile)])).toEqual([]);
    expect(it.volumes).toContain(`data:${environment.get('DATA_DIR')}`);
    expect(it.read_only).toBe(true);
    const called = it.entrypoint.length === 0 ? it.command : all(it.command.join(), /\/opt\/rondo\/bin\/rondo (\w+)/g);
    expect(called.filter((tool) => !tools.includes(tool))).toEqual([]);
  }
  expect(unknownOf(all(read('deploy/rondo.env'), /^([A-Z_\d]+)=/gm))).toEqual([]);
  expect(environment.get('CREDENTIALS_DIRECTORY')).toBe('/run/secrets');
});

test('compose: the database is there before it is migrated, and migrated before anything serves', () => {
  const before = (name: string) => compose.services[name]?.depends_on;
  expect(before('migrate')).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(compose.services['postgres']?.healthcheck).toBeDefined();
  for (const name of ['rondo-1', 'rondo-2', 'backup'])
    expect(before(name)).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
});

test('compose: Caddy and PgBouncer lead to services, where they listen', () => {
  const { environment: toCaddy = {} } = compose.services['caddy'] ?? {};
  const asked = new Set(all(read('deploy/Caddyfile'), /\{\$(\w+):/g));
  expect(new Set(Object.keys(toCaddy))).toEqual(asked);
  const port = environment.get('PORT');
  expect([toCaddy['RONDO_FIRST'], toCaddy['RONDO_SECOND']]).toEqual([`rondo-1:${port}`, `rondo-2:${port}`]);
  expect(all(read('deploy/pgbouncer.ini'), /host=(\S+)/g)).toEqual(['postgres']);
});

test('PgBouncer of the containers is set as the page says', () => {
  const [, page = ''] = /```ini\n(\[databases\][^]*?)```/.exec(operate) ?? [];
  const lines = (text: string) => text.split('\n').filter((line) => /^(?!listen_addr|auth_file|rondo|;)./.test(line));
  expect(lines(read('deploy/pgbouncer.ini'))).toEqual(lines(page));
});

const labels = z.record(z.string(), z.string());
const httpGet = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const pod = z.object({
  metadata: z.object({ labels }),
  spec: z.object({
    automountServiceAccountToken: z.literal(false),
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number(), fsGroup: z.number() }),
    containers: z.tuple([
      z.object({
        name: z.string(),
        image: z.string(),
        args: z.array(z.string()),
        securityContext: z.object({
          readOnlyRootFilesystem: z.literal(true),
          allowPrivilegeEscalation: z.literal(false),
        }),
        volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
        ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
        startupProbe: httpGet.optional(),
        readinessProbe: httpGet.optional(),
        livenessProbe: httpGet.optional(),
      }),
    ]),
    volumes: z.array(z.object({ name: z.string() })),
  }),
});
const job = z.object({ template: pod });
const selector = z.object({ matchLabels: labels });
const named = z.object({ metadata: z.object({ name: z.string(), labels }) });
const kinds = {
  ConfigMap: named.extend({ apiVersion: z.literal('v1'), data: z.record(z.string(), z.string()) }),
  Secret: named.extend({ apiVersion: z.literal('v1'), stringData: z.record(z.string(), z.string()) }),
  Deployment: named.extend({
    apiVersion: z.literal('apps/v1'),
    spec: z.object({ replicas: z.number().min(2), selector, template: pod }),
  }),
  Job: named.extend({ apiVersion: z.literal('batch/v1'), spec: job }),
  CronJob: named.extend({
    apiVersion: z.literal('batch/v1'),
    spec: z.object({ schedule: z.string(), jobTemplate: z.object({ spec: job }) }),
  }),
  Service: named.extend({
    apiVersion: z.literal('v1'),
    spec: z.object({ selector: labels, ports: z.tuple([z.object({ targetPort: z.string() })]) }),
  }),
  PodDisruptionBudget: named.extend({
    apiVersion: z.literal('policy/v1'),
    spec: z.object({ minAvailable: z.number(), selector }),
  }),
  NetworkPolicy: named.extend({
    apiVersion: z.literal('networking.k8s.io/v1'),
    spec: z.object({ podSelector: selector, policyTypes: z.array(z.enum(['Ingress', 'Egress'])) }),
  }),
};

const folder = 'deploy/kubernetes';
const manifests = globSync(`${folder}/*.yaml`, { cwd: root }).filter((path) => !path.endsWith('kustomization.yaml'));
const objects = manifests.flatMap((path) => parseAllDocuments(read(path)).map((document): unknown => document.toJS()));
const only = <T>(kind: z.ZodType<T>, name: string): T => {
  const found = objects.filter((object) => z.object({ kind: z.literal(name) }).safeParse(object).success);
  expect(found).toHaveLength(1);
  return kind.parse(found[0]);
};
const deployment = only(kinds.Deployment, 'Deployment').spec;
const pods = [
  deployment.template,
  only(kinds.Job, 'Job').spec.template,
  only(kinds.CronJob, 'CronJob').spec.jobTemplate.spec.template,
];
const matches = (wanted: Record<string, string>, it: z.output<typeof pod>) =>
  Object.entries(wanted).every(([name, value]) => it.metadata.labels[name] === value);

test('Kubernetes: every file is applied but the example of secrets, and one line names the image of all', () => {
  const { resources, images } = z
    .object({ resources: z.array(z.string()), images: z.tuple([z.object({ name: z.string() })]) })
    .parse(parse(read(`${folder}/kustomization.yaml`)));
  const applied = manifests.map((path) => basename(path)).filter((name) => name !== 'secret.example.yaml');
  expect(resources.toSorted()).toEqual(applied.toSorted());
  expect(new Set(pods.map(({ spec }) => spec.containers[0].image))).toEqual(new Set([images[0].name]));
});

test('Kubernetes: settings and secrets are what Rondo reads', () => {
  expect(unknownOf(Object.keys(only(kinds.ConfigMap, 'ConfigMap').data))).toEqual([]);
  const secrets = Object.keys(only(kinds.Secret, 'Secret').stringData);
  expect(secrets.filter((name) => !name.startsWith('rondo_'))).toEqual([]);
  expect(unknownOf(secrets.map(ofFile))).toEqual([]);
});

test('Kubernetes: pods run as the image’s user, do what it can, and write where it writes', () => {
  for (const { spec } of pods) {
    const [container] = spec.containers;
    expect([spec.securityContext.runAsUser, spec.securityContext.fsGroup].map(String)).toEqual([user, user]);
    expect(tools).toContain(container.args[0]);
    const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
    expect(mounts).toEqual(['/run/secrets', environment.get('DATA_DIR'), '/tmp']);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(spec.volumes.map(({ name }) => name));
  }
});

test('Kubernetes: probes ask what the server answers, and everything that selects finds the pods that serve', () => {
  const [container] = deployment.template.spec.containers;
  const answered = all(read('api/src/platform/processes/health.ts'), /app\.get\('([^']+)'/g);
  const { startupProbe, readinessProbe, livenessProbe } = container;
  const probes = [startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet.path);
  expect(probes).toEqual(['/healthz', '/readyz', '/healthz']);
  expect(answered).toEqual(expect.arrayContaining(probes));
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(environment.get('PORT')) }]);
  const { selector: served, ports } = only(kinds.Service, 'Service').spec;
  expect(ports[0].targetPort).toBe('http');
  const selecting = [
    deployment.selector.matchLabels,
    served,
    only(kinds.PodDisruptionBudget, 'PodDisruptionBudget').spec.selector.matchLabels,
  ];
  // A job's pod neither gets traffic nor counts as one that serves.
  for (const wanted of selecting) expect(pods.map((it) => matches(wanted, it))).toEqual([true, false, false]);
  const kept = only(kinds.NetworkPolicy, 'NetworkPolicy').spec.podSelector.matchLabels;
  expect(pods.every((it) => matches(kept, it))).toBe(true);
});
