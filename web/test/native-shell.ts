import { onTestFinished, vi } from 'vitest';

/**
 * Makes this test's page believe that it runs in a native shell. @param signInWithGoogle the phone's answer, if the shell can ask the phone for
 * an account
 */
export function inShell(system: 'android' | 'ios', signInWithGoogle?: () => Promise<string>): void {
  const phone = system === 'android' ? 'Linux; Android 16; Pixel 9' : 'iPhone; CPU iPhone OS 26_0 like Mac OS X';
  const userAgent = vi
    .spyOn(Navigator.prototype, 'userAgent', 'get')
    .mockReturnValue(`Mozilla/5.0 (${phone}) RondoApp/1.0`);
  if (signInWithGoogle) window.RondoBridge = { signInWithGoogle };
  onTestFinished(() => {
    userAgent.mockRestore();
    delete window.RondoBridge;
  });
}
