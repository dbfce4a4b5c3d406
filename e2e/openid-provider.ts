import { openOpenIdProvider } from '../api/test/openid-provider.ts';

/** The real OpenID provider that plays Google in the journeys; the tests' configuration starts it beside Rondo. */
const [port, origin = ''] = process.argv.slice(2);
const provider = await openOpenIdProvider([origin], Number(port));
process.on('SIGTERM', () => void provider.close());
console.log(provider.issuer);
