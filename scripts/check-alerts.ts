import { runProgram } from './run-program.ts';

/** Has each rule of deploy/alerts.yml fire, and not fire, on made-up figures, and shows what promtool says. */
const { code, output } = await runProgram('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], { output: 'both' });
if (output.includes('ENOENT'))
  console.error('Nothing was checked: promtool is not installed. On Debian it comes with prometheus.');
process.exitCode = code === 0 ? 0 : 1;
