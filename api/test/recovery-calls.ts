import { mailsTo as findMails } from './mails.ts';
import type { Answer, TestServer } from './server.ts';

const newPassword = 'Zonnebloem12';

/** The calls of somebody who sets a password by a mailed link. */
export function recoveryCalls(server: TestServer) {
  const mailsTo = (email: string) => findMails(server, email);
  const ask = (email: string): Promise<Answer> => server.call('PATCH', '/api/users/ifEmailExists', { body: { email } });
  /** The token in the newest mail that has one. */
  const mailedToken = async (email: string): Promise<string> => {
    const tokens = (await mailsTo(email)).map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1]);
    return tokens.find((token) => token !== undefined) ?? '';
  };
  return {
    mailsTo,
    ask,
    mailedToken,
    /** Asks for an address's link. @returns its token */
    tokenFor: async (email: string): Promise<string> => {
      await ask(email);
      return mailedToken(email);
    },
    check: (token: string) => server.call('GET', `/api/users/resetPassword/${token}`),
    reset: (resetToken: string, more: object = {}) =>
      server.call('POST', '/api/users/changePassword', {
        body: { resetToken, password: newPassword, confirm: newPassword, ...more },
      }),
    logIn: (email: string, password = newPassword) =>
      server.call('POST', '/api/users/login', { body: { email, password } }),
  };
}
