import { writeFileSync } from 'node:fs';
import { runProgram } from './run-program.ts';
import { schemaFile, schemaTypes } from './schema-types.ts';

// `npm run types`
writeFileSync(schemaFile, await schemaTypes());
await runProgram('oxfmt', [schemaFile], { output: 'kept' });
