/** The library that makes and checks passkeys, loaded when the first one is used: it takes 23 MB. */
export const webauthn = () => import('@simplewebauthn/server');
