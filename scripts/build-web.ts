import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';

/** Builds web/dist: the browser's files, the server's renderer, and each text file compressed beside itself. */

const web = path.resolve(import.meta.dirname, '../web');
const config = { root: web, configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn' as const };

await build(config);
// After the client: the renderer reads its manifest.
await build({
  ...config,
  build: { ssr: 'src/entry-server.tsx', rollupOptions: { output: { entryFileNames: '[name].js' } } },
});
await compress(path.join(web, 'dist/client'));

async function compress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
