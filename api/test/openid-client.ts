/** How Rondo is known to the OpenID providers of tests. */
export const openIdClient = { id: 'rondo', secret: 'a secret between Rondo and its OpenID provider' } as const;
