import type { Page } from '@playwright/test';

/**
 * An authenticator of the browser's own, which shows finger or PIN by itself. It would do so for a passkey that the login's address field
 * suggests too, and log in whoever only looks at the page, so nothing is suggested.
 */
export async function anAuthenticator(page: Page): Promise<void> {
  const suggestNothing = 'PublicKeyCredential.isConditionalMediationAvailable = async () => false';
  await page.addInitScript(`if (globalThis.PublicKeyCredential) ${suggestNothing};`);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
