import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { releasedFiles, releasedPackages, wrongPackages } from './released-files.ts';
import { MinisignError } from '../api/src/platform/releases/minisign.ts';
import { keptPromises, namesNow, newNames } from './releases/promises.ts';
import { nameVersion } from './releases/release-version.ts';
import { describeRelease, openReleaseKey, signRelease, writeFeed } from './releases/sign-release.ts';
import { root } from './run-program.ts';
import { readLock } from './third-party.ts';
import { reportVerified } from './verify-release.ts';

const howTo = 'deploy/INSTALL.md';

interface Release {
  /** The product's version; ends with `-unreleased` if no tag has it. */
  version: string;
  /** Abbreviated; ends with `+` if the packed files differ from the commit. */
  commit: string;
  /** The commit's time, in seconds since 1970. */
  committedAt: number;
}

/**
 * Packs what an operator runs into one file (decisions/0058-releases.md): the sources as they run, the web app as built, production dependencies
 * only, and Node. The same commit makes the same file.
 * @param file the file to write; by default in `dist/`, under a name with version, commit and machine
 * @param withPostgres whether to include the embedded PostgreSQL, for a demo
 * @returns the file
 */
async function makeRelease(release: Release, options: { file?: string; withPostgres: boolean }): Promise<string> {
  const wrong = wrongPackages(readLock());
  if (wrong.length > 0) throw new Error(`packages are not as locked: type npm ci. ${wrong.join(', ')}`);
  if (!(await buildWeb())) throw new Error('the web app could not be built');
  const name = [
    'rondo',
    release.version,
    release.commit,
    `${process.platform}-${process.arch}`,
    ...(options.withPostgres ? ['with-postgres'] : []),
  ].join('-');
  const file = resolve(options.file ?? join(root, 'dist', `${name}.tar.gz`));
  const folder = mkdtempSync(join(tmpdir(), 'rondo-release-'));
  try {
    gather(join(folder, name), release, options.withPostgres);
    mkdirSync(dirname(file), { recursive: true });
    pack(folder, name, release.committedAt, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return file;
}

function readRelease(): Release {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain') !== '';
  const [full = '', commit = '', seconds] = git('log', '-1', '--abbrev=10', '--format=%H %h %ct').split(' ');
  const { version } = readLock();
  const [tagged = null] =
    git('tag', '--list', `v${version}`, '--format=%(*objectname) %(objectname)').match(/\S+/) ?? [];
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return {
    version: nameVersion({ version, commit: full, isChanged, tagged, changelog }),
    commit: isChanged ? `${commit}+` : commit,
    committedAt: Number(seconds),
  };
}

/** Signs a tagged version, or says why nothing is signed. A named key that can't be used is an error. */
async function sign(files: readonly string[], release: Release): Promise<void> {
  if (!isTagged(release)) return console.log('Not signed: no tag has this version.');
  try {
    await signRelease(files, release, openReleaseKey(process.env));
    console.log(`Signed: ${files.map((file) => `${basename(file)}.minisig`).join(', ')}`);
  } catch (error) {
    if (!(error instanceof MinisignError)) throw error;
    console.error(`Not signed: ${error.message}.`);
    if (process.env['RELEASE_KEY_FILE']) process.exitCode = 1;
  }
}

const isTagged = ({ version }: Release) => !version.endsWith('-unreleased');

function gather(to: string, release: Release, withPostgres: boolean): void {
  const copy = (path: string, as = path) =>
    cpSync(join(root, path), join(to, as), { recursive: true, verbatimSymlinks: true });
  for (const path of releasedFiles()) copy(path);
  copy('web/dist/client');
  copy('web/dist/server');
  for (const path of releasedPackages(readLock(), withPostgres))
    cpSync(join(root, path), join(to, path), { recursive: true, verbatimSymlinks: true, filter: isRun });
  for (const name of ['rules', 'contract', 'phrases', 'scenes']) copy(`node_modules/@rondo/${name}`);
  const node = `node_modules/node-${process.platform}-${process.arch}`;
  copy(`${node}/bin/node`, 'bin/node');
  copy(`${node}/LICENSE`, 'bin/node.LICENSE');
  copy('deploy/rondo', 'bin/rondo');
  copy(howTo, basename(howTo));
  copyLibatomic(join(to, 'lib'));
  writeFileSync(join(to, 'release.json'), `${JSON.stringify(release)}\n`);
}

/** The part of a package that is run, and its licence: no types, and no source maps. */
const isRun = (path: string) => !/\.(?:map|d\.[cm]?ts|tsbuildinfo)$/.test(path);

/** Node is linked to this library of GCC's, which a bare Debian lacks and every building machine has. */
function copyLibatomic(to: string): void {
  const { stdout } = spawnSync('ldconfig', ['-p'], { encoding: 'utf8', env: { PATH: '/usr/sbin:/sbin:/usr/bin' } });
  const [, library] = /libatomic\.so\.1 .*=> (\S+)/.exec(stdout) ?? [];
  if (library === undefined) throw new Error('install libatomic1 first');
  mkdirSync(to, { recursive: true });
  copyFileSync(library, join(to, 'libatomic.so.1'));
  const licence = '/usr/share/doc/libatomic1/copyright';
  if (existsSync(licence)) copyFileSync(licence, join(to, 'libatomic.copyright'));
}

/** Sorted, with everything owned by root and dated as the commit, so that two releases differ only by contents. */
function pack(folder: string, name: string, seconds: number, file: string): void {
  chmodSync(join(folder, name), 0o755);
  const unfinished = `${file}.${process.pid}.part`;
  const same = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  try {
    execFileSync('tar', ['-C', folder, ...same, '-I', 'gzip -n', '-cf', unfinished, name]);
    execFileSync('mv', [unfinished, file]);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Runs with mounts of its own, which end with it. */
function runApart(
  program: 'try-compose.ts' | 'try-image.ts' | 'try-release.ts' | 'walk-operate.ts',
  namespaces: string[],
  file: string,
  bare: string,
) {
  const apart = [...namespaces, '--mount', '--fork', '--kill-child', process.execPath];
  const args = [...apart, join(import.meta.dirname, program), file, resolve(bare)];
  if (spawnSync('unshare', args, { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}

/**
 * `npm run release [-- FILE] [--with-postgres] [--try FOLDER] [--image FOLDER] [--compose FOLDER] [--walk FOLDER]`, packs a release; the
 * last four need root and a bare Debian in FOLDER. `npm run release -- --verify FILE [--key FILE]` packs nothing.
 */
const { values, positionals } = parseArgs({
  options: {
    'with-postgres': { type: 'boolean', default: false },
    try: { type: 'string' },
    image: { type: 'string' },
    compose: { type: 'string' },
    walk: { type: 'string' },
    verify: { type: 'string', multiple: true },
    key: { type: 'string' },
  },
  allowPositionals: true,
});
if (values.verify) await reportVerified(values.verify, values.key);
else await release(positionals[0]);

async function release(named: string | undefined): Promise<void> {
  const made = readRelease();
  const forgotten = isTagged(made) ? newNames(keptPromises(), namesNow()) : [];
  if (forgotten.length > 0) throw new Error(`npm run promises first: ${forgotten.join(', ')}`);
  const file = await makeRelease(made, { ...(named && { file: named }), withPostgres: values['with-postgres'] });
  console.log(`${basename(file)}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB, in ${dirname(file)}`);
  const files = await describeRelease(file, made);
  // What no tag names is no release, and in no feed.
  if (isTagged(made)) files.push(await writeFeed(file, made, readFileSync(join(root, 'CHANGELOG.md'), 'utf8')));
  await sign(files, made);
  if (values.try !== undefined) runApart('try-release.ts', ['--net'], file, values.try);
  if (values.image !== undefined) runApart('try-image.ts', [], file, values.image);
  if (values.compose !== undefined) runApart('try-compose.ts', [], file, values.compose);
  if (values.walk !== undefined) runApart('walk-operate.ts', [], file, values.walk);
}
