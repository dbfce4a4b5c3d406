import { exportMyData } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { useSpeech } from '../../platform/i18n.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { SubmitButton } from '../../ui/button.tsx';
import { MoneyIcon } from '../../ui/money-icon.tsx';
import { SettingsSection } from '../../ui/settings-section.tsx';

/** Everything that is kept about the reader, as one file. */
export function DataSettings() {
  const { t, explain } = useSpeech();
  // By a call and not by a link: what the server refuses is said here, and not saved as a file.
  const download = useMutation({
    mutationFn: () => call(exportMyData),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      const url = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = url;
      link.download = `rondo-${data.createdAt.slice(0, 10)}.json`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    },
    onError: (error) => showBanner('error', explain(error)),
  });
  return (
    <SettingsSection
      id="data"
      title={t('settings.data.title')}
      intro={`${t('settings.data.intro')} ${t('settings.data.photo')}`}
    >
      <div>
        <SubmitButton type="button" variant="secondary" working={download.isPending} onClick={() => download.mutate()}>
          <MoneyIcon name="download" />
          {t('settings.data.download')}
        </SubmitButton>
      </div>
    </SettingsSection>
  );
}
