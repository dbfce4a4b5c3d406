import { writeFileSync } from 'node:fs';
import { namesNow, promisesFile } from './promises.ts';

// `npm run promises`, run before a version is tagged: writes down the present names, which are promised from then on.
writeFileSync(promisesFile, `${JSON.stringify(namesNow(), null, 2)}\n`);
