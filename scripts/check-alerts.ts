import { runProgram } from './run-program.ts';

/** Has each rule of deploy/alerts.yml fire, and not fire, on made-up figures, and shows what promtool says. */
export async function checkAlerts(): Promise<'well' | 'wrong' | 'promtool is not installed'> {
  const { code, output } = await runProgram('promtool', ['test', 'rules', 'deploy/alerts.test.yml'], {
    output: 'both',
  });
  if (output.includes('ENOENT')) return 'promtool is not installed';
  return code === 0 ? 'well' : 'wrong';
}

if (import.meta.main) {
  const found = await checkAlerts();
  if (found === 'promtool is not installed')
    console.error(`Nothing was checked: ${found}. On Debian it comes with prometheus.`);
  process.exitCode = found === 'well' ? 0 : 1;
}
