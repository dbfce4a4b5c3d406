import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useMounted } from '../../../platform/use-mounted.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useSwitchPush } from './preferences-commands.ts';
import { pushAbility } from '../push/push-browser.ts';

/** Push messages on this device. The browser asks for permission only when this is pressed. */
export function PushSwitch({ applicationKey, on }: { applicationKey: string; on: boolean }) {
  const t = useT();
  const mounted = useMounted();
  const [, setDenied] = useState(false);
  const switching = useSwitchPush(() => setDenied(true));
  const ability = mounted ? pushAbility() : 'able';
  const trouble = ability === 'able' ? null : t(`notices.settings.push.${ability}`);
  const wanted = switching.isPending ? switching.variables.on : on;
  return (
    <div>
      <Checkbox
        toggle
        label={t('notices.settings.push.on')}
        checked={wanted && ability === 'able'}
        disabled={ability !== 'able' || switching.isPending}
        onChange={(event) => switching.mutate({ on: event.target.checked, key: applicationKey })}
      />
      <Text size={15} tone="muted">
        {trouble ?? t('notices.settings.push.body')}
      </Text>
    </div>
  );
}
