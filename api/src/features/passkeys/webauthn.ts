/** The library that creates and checks passkeys (decisions/0017-passkeys.md), loaded on first use because it takes 23 MB. */
export const webauthn = () => import('@simplewebauthn/server');
