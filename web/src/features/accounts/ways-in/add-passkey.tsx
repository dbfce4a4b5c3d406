import { passkeyRegistrationOptions, registerPasskey } from '@rondo/contract/calls';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { signInMethodsQuery } from './sign-in-queries.ts';
import classes from '../sign-in.module.css';

/** Creates a passkey on this device, or wherever the browser offers. */
export function AddPasskey() {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const mounted = useMounted();
  const add = useMutation({
    mutationFn: async () => {
      const { data } = await call(passkeyRegistrationOptions);
      const optionsJSON = data.options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const { id, rawId, response } = await startRegistration({ optionsJSON });
      await call(registerPasskey, { body: { credential: { id, rawId, type: 'public-key', response } } });
      await client.invalidateQueries(signInMethodsQuery);
    },
    onSuccess: () => showBanner('success', t('signIn.passkeys.added')),
    onError: (error) => {
      if (error instanceof ApiError) showBanner('error', explain(error));
      else if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
        showBanner('info', t('errors.passkey_known'));
      else showBanner('info', t('signIn.passkeys.notAdded'));
    },
  });
  if (mounted && !browserSupportsWebAuthn()) return <p className={classes.muted}>{t('signIn.passkeys.unsupported')}</p>;
  return (
    <div>
      <SubmitButton type="button" variant="secondary" working={add.isPending} onClick={() => add.mutate()}>
        <span className={classes.mark}>
          <Icon name="plus" size={18} />
          {t('signIn.passkeys.add')}
        </span>
      </SubmitButton>
    </div>
  );
}
