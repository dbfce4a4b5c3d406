import { aPlayer, type Player } from './builders.ts';
import { cookiesOf } from './google-calls.ts';
import type { TestServer } from './server.ts';
import { aPasskey, type Passkey } from './software-authenticator.ts';

interface Begun {
  options: Parameters<Passkey['create']>[0] & Record<string, unknown>;
  cookie: string;
}

/** The answer to any failed login with a passkey. */
export const passkeyFailed = { status: 401, body: { code: 'passkey_failed' } } as const;

/** The calls of a browser with an authenticator. */
export function passkeyCalls(server: TestServer) {
  const begin = async (path: string, as?: string): Promise<Begun> => {
    const answer = await server.call('POST', `/api/users/passkeys/${path}`, { as, body: {} });
    if (answer.status !== 200) throw new Error(`no options: ${answer.status}`);
    return { options: (answer.body.data as Begun).options, cookie: cookiesOf(answer) };
  };
  const register = (as: string, credential: object, cookie: string, name?: string) =>
    server.call('POST', '/api/users/passkeys', { as, body: { credential, name }, headers: { cookie } });
  const enter = (credential: object, cookie: string, more: object = {}) =>
    server.call('POST', '/api/users/passkeys/login', { body: { credential, ...more }, headers: { cookie } });
  return {
    begin,
    register,
    enter,
    /** The ways into somebody's account. */
    methods: async (as: string) => (await server.call('GET', '/api/users/signInMethods', { as })).body.data,
    /** Somebody with a passkey. */
    aHolder: async (passkey = aPasskey(), name?: string): Promise<Player & { passkey: Passkey }> => {
      const player = await aPlayer(server);
      const { options, cookie } = await begin('options', player.token);
      const { status } = await register(player.token, passkey.create(options), cookie, name);
      if (status !== 200) throw new Error(`no passkey: ${status}`);
      return { ...player, passkey };
    },
    logIn: async (passkey: Passkey, wrong: Parameters<Passkey['get']>[1] = {}) => {
      const { options, cookie } = await begin('login/options');
      return enter(passkey.get(options, wrong), cookie);
    },
  };
}
