import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { root } from './run-program.ts';

/** What Kubernetes calls an object; `kustomization.yaml` isn't one. */
const named = z.looseObject({ apiVersion: z.string(), kind: z.string() });
type Named = z.output<typeof named>;

const objects = globSync('deploy/kubernetes/*.yaml', { cwd: root })
  .flatMap((path) => parseAllDocuments(readFileSync(join(root, path), 'utf8')))
  .map((document) => named.parse(document.toJS()))
  .filter(({ kind }) => kind !== 'Kustomization');

/** The file of kubernetes-types: `apps/v1`, `core/v1`, `networking/v1`. */
const fileOf = (apiVersion: string) =>
  apiVersion.includes('/') ? apiVersion.replace(/\.[\w.]*(?=\/)/, '') : `core/${apiVersion}`;

/** What Kubernetes' own description of its objects has against these: unknown fields, missing ones, other types. */
function wrongIn(all: Named[]): string[] {
  const folder = mkdtempSync(join(root, 'node_modules/.manifests-'));
  try {
    const file = join(folder, 'objects.ts');
    const lines = all.map((one, number) => {
      const type = `import('kubernetes-types/${fileOf(one.apiVersion)}').${one.kind}`;
      return `export const object${number}: ${type} = ${JSON.stringify(one, null, 1)};\n`;
    });
    writeFileSync(file, lines.join(''));
    const tsc = join(root, 'node_modules/.bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--types',
      '',
    ];
    const { stdout } = spawnSync(tsc, [...options, file], { encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes('error TS'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every object of deploy/kubernetes is one that Kubernetes knows, field by field', () => {
  expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
    'ConfigMap',
    'CronJob',
    'Deployment',
    'Job',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Secret',
    'Service',
  ]);
  expect(wrongIn(objects)).toEqual([]);
});

test.each<[string, RegExp, string, string]>([
  ['a misspelt field', /"readinessProbe"/, '"readynessProbe"', 'readynessProbe'],
  [
    'a text where a number belongs',
    /"replicas":2/,
    '"replicas":"2"',
    "Type 'string' is not assignable to type 'number'",
  ],
  ['a field that is missing', /"containers"/, '"initContainers"', "Property 'containers' is missing"],
  ['a version that is gone', /"apps\/v1"/, '"apps/v1beta2"', 'apps/v1beta2'],
])('%s is found', (_, from, to, said) => {
  const spoilt = JSON.stringify(objects.filter(({ kind }) => kind === 'Deployment')).replace(from, to);
  expect(wrongIn(z.array(named).parse(JSON.parse(spoilt))).join('\n')).toContain(said);
});
