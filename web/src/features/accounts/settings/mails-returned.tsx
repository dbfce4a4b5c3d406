import { confirmOwnAddress } from '@rondo/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { ButtonLink, SubmitButton } from '../../../ui/button.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { settingsQuery } from './settings-queries.ts';

/** Tells users that their address rejects mails, and what helps; nothing for anybody else. */
export function MailsReturned({ email, isGuest }: { email: string; isGuest: boolean }) {
  const { t, explain } = useI18n();
  const client = useQueryClient();
  const { data } = useQuery(settingsQuery);
  const ask = useMutation({
    mutationFn: () => call(confirmOwnAddress),
    onSuccess: () => showBanner('success', t('settings.mails.sent')),
    onError: async (error) => {
      showBanner('error', explain(error));
      // Asked again, because mails may have begun to arrive.
      await client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  if (!data?.mailsReturned) return null;
  return (
    <SettingsSection
      id="mails-returned"
      title={t('settings.mails.title')}
      intro={t(`settings.mails.${data.mailsReturned}`, { email })}
    >
      <div>
        <SubmitButton type="button" working={ask.isPending} onClick={() => ask.mutate()}>
          {t('settings.mails.retry')}
        </SubmitButton>{' '}
        {!isGuest && (
          <ButtonLink to="/edit-profile" variant="secondary">
            {t('settings.mails.change')}
          </ButtonLink>
        )}
      </div>
    </SettingsSection>
  );
}
