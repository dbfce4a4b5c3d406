import { writeFileSync } from 'node:fs';
import { namesNow, promisesFile } from './promises.ts';

// `npm run promises`, before a version gets its tag: what is there from then on is promised.
writeFileSync(promisesFile, `${JSON.stringify(namesNow(), null, 2)}\n`);
