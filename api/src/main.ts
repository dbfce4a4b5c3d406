import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtWeb } from './platform/pages/web-source.ts';
import { run } from './run.ts';

const folder = path.resolve(import.meta.dirname, '../../web/dist');

await run(async () => (existsSync(path.join(folder, 'client/index.html')) ? builtWeb(folder) : null));
