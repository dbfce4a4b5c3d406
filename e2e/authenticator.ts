import type { Page } from '@playwright/test';

/**
 * An authenticator of the browser that confirms by itself. It would also confirm a passkey that the login's address field suggests, and so log
 * in every reader of that page; therefore the field suggests nothing.
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
