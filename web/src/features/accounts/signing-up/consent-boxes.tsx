import { consentAges } from '@rondo/rules';
import type { ComponentProps } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ReadLink } from '../../../ui/read-link.tsx';

type Box = Partial<ComponentProps<typeof Checkbox>>;

interface Props {
  /** As given by `form.getInputProps`: an unticked box is in error. */
  terms: Box;
  privacy: Box;
}

/** Terms and privacy policy, each with a box and a link to read it; the error is shown once, at the first unticked box. */
export function ConsentBoxes({ terms, privacy }: Props) {
  const t = useT();
  const words = t('accounts.consent');
  const link = { words: t('accounts.read'), newTab: t('accounts.newTab') };
  return (
    <Stack gap={8}>
      <Checkbox
        required
        label={t('accounts.terms') + t('consent.age', consentAges)}
        end={<ReadLink {...link} path="/termsAndConditions" name={t('nav.footer.terms')} />}
        {...terms}
        error={terms.error && words}
      />
      <Checkbox
        required
        label={t('accounts.privacy')}
        end={<ReadLink {...link} path="/privacyPolicy" name={t('nav.footer.privacy')} />}
        {...privacy}
        error={privacy.error && (terms.error ? true : words)}
      />
    </Stack>
  );
}
