import path from 'node:path';
import { superviseProcesses } from '../src/platform/processes/supervisor.ts';

/** Supervises as many processes as its argument says, until it is told to end. */
await superviseProcesses({
  count: Number(process.argv[2]),
  program: path.join(import.meta.dirname, 'supervised-process.ts'),
  embeddedUrl: null,
  noticeMs: 0,
  ended: new Promise((resolve) => process.once('SIGTERM', () => resolve())),
  report: (words) => void process.stdout.write(`${words}\n`),
});
