import { parentProcess } from '../src/platform/processes/parent-process.ts';

/** A process that says what it hears; with `NEVER_READY` it is still starting when it is told to end. */
process.stdout.write(`${parentProcess?.number} began as ${process.pid}.\n`);
parentProcess?.onDeath(() => process.stdout.write(`${parentProcess?.number} heard of a death.\n`));
if (process.env['NEVER_READY'] === undefined) parentProcess?.tellReady();
