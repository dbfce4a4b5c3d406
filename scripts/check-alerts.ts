import { runProgram } from './run-program.ts';

/** Tests, on made-up figures, that each rule of deploy/alerts.yml fires and doesn't fire when it should, and shows promtool's words. */
const { code, output } = await runProgram('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], { output: 'both' });
if (output.includes('ENOENT'))
  console.error('Nothing was checked: promtool is not installed. On Debian it comes with prometheus.');
process.exitCode = code === 0 ? 0 : 1;
