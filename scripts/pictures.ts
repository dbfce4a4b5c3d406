import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { browsersForJourneys } from './find-browser.ts';
import { runProgram } from './run-program.ts';

/**
 * `npm run pictures -- FOLDER [--of /wallet]`: takes pictures of every page and sheet of the demo, or of those whose address contains these
 * characters: whole, on a phone and a desktop, light and dark, in English and Dutch. Each has a folder, and `index.html` shows them side by side.
 */
const { values, positionals } = parseArgs({ options: { of: { type: 'string', default: '' } }, allowPositionals: true });
const folder = path.resolve(positionals[0] ?? 'pictures');

if (!(await buildWeb())) process.exit(1);
const env = { ...(await browsersForJourneys()), PICTURES_DIR: folder, PICTURES_OF: values.of };
const { code } = await runProgram('playwright', ['test', '--config', 'e2e/pictures.config.ts', '--reporter=list'], {
  env,
});
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.jpg'));
const pages = Map.groupBy(files.toSorted(), (file) => path.dirname(file));
const parts = [...pages].map(
  ([page, shown]) =>
    `<h2>${page}</h2>${shown.map((file) => `<img src="${file}" alt="${file}" height="400" loading="lazy"> `).join('')}`,
);
writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>Rondo, page by page</title>${parts.join('\n')}`);
console.log(`${files.length} pictures of ${pages.size} pages: ${path.join(folder, 'index.html')}`);
process.exit(code);
