import { exportMyData } from '@rondo/contract/calls';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { localDate } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { saveFile } from '../../../platform/save-file.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { MoneyIcon } from '../../../ui/money-icon.tsx';
import { SettingsSection } from '../../../ui/settings-section.tsx';

/** Downloads everything stored about the reader as one file. */
export function DataSettings() {
  const { t, explain } = useI18n();
  // A call rather than a link, so that a refusal is shown here and not saved as a file.
  const download = useMutation({
    mutationFn: () => call(exportMyData),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(file, `rondo-${localDate(Date.parse(data.createdAt))}.json`);
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
