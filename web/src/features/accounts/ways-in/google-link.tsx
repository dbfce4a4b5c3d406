import { googleLink, googleUnlink } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressOf, call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { useInNativeShell } from '../../../platform/native-shell.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { ConfirmIdentitySheet } from './confirm-identity-sheet.tsx';
import { type SignInMethods, signInMethodsQuery } from './sign-in-queries.ts';
import classes from '../sign-in.module.css';

const leave = () => window.location.assign(addressOf(googleLink, {}));

interface Props extends Pick<SignInMethods, 'google' | 'hasPassword'> {
  /** Whether they were sent back to confirm who they are, because their login is too old: then it asks at once. */
  isAsked: boolean;
}

/** Whether a Google account is linked, and the way to change that. The shells' web view can't be sent to Google. */
export function GoogleLink({ google, hasPassword, isAsked }: Props) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const inShell = useInNativeShell();
  const [asking, setAsking] = useState(isAsked);
  const unlink = useMutation({
    mutationFn: async () => {
      await call(googleUnlink);
      await client.invalidateQueries(signInMethodsQuery);
    },
    onSuccess: () => showBanner('success', t('signIn.methods.unlinked')),
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span className={classes.name}>{t('signIn.methods.google')}</span>
        <p>{t(google.linked ? 'signIn.methods.googleLinked' : 'signIn.methods.googleNone')}</p>
      </div>
      {google.linked ? (
        <SubmitButton type="button" variant="secondary" working={unlink.isPending} onClick={() => unlink.mutate()}>
          {t('signIn.methods.unlink')}
        </SubmitButton>
      ) : (
        !inShell && (
          <Button variant="secondary" onClick={leave}>
            {t('signIn.methods.link')}
          </Button>
        )
      )}
      <ConfirmIdentitySheet
        open={asking}
        hasPassword={hasPassword}
        onClose={() => setAsking(false)}
        onConfirmed={leave}
      />
    </li>
  );
}
