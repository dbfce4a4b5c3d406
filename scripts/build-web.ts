import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, runProgram } from './run-program.ts';
import { markWebBuilt, webFingerprint, webIsBuilt } from './web-fingerprint.ts';

const web = join(root, 'web');
const dist = join(web, 'dist');
const compressible = /\.(?:js|css|svg|json|txt|xml|webmanifest|map)$/;
const leastSize = 1000; // bytes; compressing a smaller answer saves nothing

/** Builds the web app when it is missing or its sources changed. Returns false when the build fails. */
export async function buildWeb(): Promise<boolean> {
  const fingerprint = webFingerprint();
  if (webIsBuilt(fingerprint)) return true;
  console.log('Building the web app, which takes a moment…');
  rmSync(dist, { recursive: true, force: true });
  // One after the other, because the server's half reads the browser's manifest.
  for (const half of [[], ['--ssr', 'src/entry-server.tsx']]) {
    const { code, output } = await vite(half);
    if (code !== 0) {
      console.error(output);
      return false;
    }
  }
  await compressAll(join(dist, 'client'));
  markWebBuilt(fingerprint);
  return true;
}

const vite = (args: string[]) =>
  // Builds the same app whatever NODE_ENV the server runs in.
  runProgram('vite', ['build', ...args], { cwd: web, env: { NODE_ENV: 'production' }, output: 'kept' });

/** Compressed once here instead of at every request: the server sends the .br or .gz beside the file. */
async function compressAll(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && compressible.test(entry.name),
  );
  const compress = async (path: string) => {
    const content = readFileSync(path);
    if (content.length < leastSize) return;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${path}.br`, await brotli(content, { params }));
    writeFileSync(`${path}.gz`, await zip(content, { level: 9 }));
  };
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

if (import.meta.main) process.exitCode = (await buildWeb()) ? 0 : 1;
