import { useState } from 'react';
import { allowOnly, services, useAllowed, type Service } from '../../platform/consent.ts';
import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';

/** Chooses which other parties may load something; lists only those that the operator configured (pages.md#consent). */
export function ConsentChoices({ onSaved }: { onSaved?: () => void }) {
  const t = useT();
  const { socialFeedUrl, analyticsUrl, privacyPolicyUrl } = useSettings();
  const sites: Record<Service, string | null> = {
    social: socialFeedUrl,
    analytics: analyticsUrl,
    policy: privacyPolicyUrl,
  };
  const asked = services.filter((service) => sites[service] !== null);
  const kept = useAllowed();
  const [changed, setChanged] = useState<readonly Service[] | null>(null);
  const allowed = changed ?? kept;
  if (asked.length === 0) return <p>{t('cookies.choices.none')}</p>;
  const save = (chosen: readonly Service[]) => {
    allowOnly(chosen);
    setChanged(null);
    showBanner('success', t('cookies.choices.saved'));
    onSaved?.();
  };
  return (
    <Stack gap={16}>
      <Choice title={t('cookies.choices.needed')} body={t('cookies.choices.neededBody')} checked disabled />
      {asked.map((service) => (
        <Choice
          key={service}
          title={t(`cookies.choices.${service}`)}
          body={t(`cookies.choices.${service}Body`, { site: new URL(sites[service] ?? '').hostname })}
          checked={allowed.includes(service)}
          onChange={(checked) =>
            setChanged(checked ? [...allowed, service] : allowed.filter((other) => other !== service))
          }
        />
      ))}
      <Row gap={12} wrap>
        <Button onClick={() => save(allowed)}>{t('cookies.choices.save')}</Button>
        <Button variant="secondary" onClick={() => save(asked)}>
          {t('cookies.choices.all')}
        </Button>
      </Row>
    </Stack>
  );
}

interface ChoiceProps {
  title: string;
  body: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

function Choice({ title, body, checked, disabled, onChange }: ChoiceProps) {
  return (
    <Checkbox
      toggle
      checked={checked}
      disabled={disabled}
      readOnly={disabled}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
      label={
        <>
          <strong>{title}</strong>
          <Text as="span" tone="muted" ownLine>
            {body}
          </Text>
        </>
      }
    />
  );
}
