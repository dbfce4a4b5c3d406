import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import marks from '../../../ui/console/console.module.css';
import { useDates } from '../../../ui/console/use-dates.ts';
import { type Switch, switchesQuery } from './queries.ts';
import classes from './switch-list.module.css';
import { SwitchOff } from './switch-off.tsx';
import { SwitchOn } from './switch-on.tsx';

/** The functions that an admin can switch off (`?step=off&kind=payments`) and on again (`?step=on&kind=payments`). */
export function SwitchList() {
  const { t, explain } = useI18n();
  const { data: switches, error, refetch } = useQuery(switchesQuery);
  const { step, about, open, close } = useUrlStep(['off', 'on'], ['kind']);
  if (error && !switches)
    return <ErrorState title={t('switches.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!switches)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  const meant = switches.find(({ kind }) => kind === about('kind'));
  return (
    <>
      <Stack as="ul" gap={10}>
        {switches.map((one) => (
          <SwitchRow key={one.kind} one={one} onPress={(next) => open(next, { kind: one.kind })} />
        ))}
      </Stack>
      {step === 'off' && meant && <SwitchOff meant={meant} onClose={close} />}
      {step === 'on' && meant?.off && <SwitchOn kind={meant.kind} onClose={close} />}
    </>
  );
}

function SwitchRow({ one: { kind, off }, onPress }: { one: Switch; onPress: (next: 'off' | 'on') => void }) {
  const t = useT();
  const name = t(`switches.kinds.${kind}.name`);
  return (
    <li className={classes.switch}>
      <div>
        <span className={classes.name}>
          {name}
          <span className={off ? marks.bad : marks.mark}>{t(off ? 'switches.off' : 'switches.on')}</span>
        </span>
        <Text as="span" size={14} tone="muted">
          {t(`switches.kinds.${kind}.does`)}
        </Text>
        {off && <WhyOff off={off} />}
      </div>
      <Row gap={8} wrap>
        <Button
          variant="secondary"
          aria-label={t(off ? 'switches.change.of' : 'switches.switchOff.of', { name })}
          onClick={() => onPress('off')}
        >
          {t(off ? 'switches.change.do' : 'switches.switchOff.do')}
        </Button>
        {off && (
          <Button aria-label={t('switches.switchOn.of', { name })} onClick={() => onPress('on')}>
            {t('switches.switchOn.do')}
          </Button>
        )}
      </Row>
    </li>
  );
}

function WhyOff({ off: { since, by, reason, until, said } }: { off: NonNullable<Switch['off']> }) {
  const t = useT();
  const dates = useDates();
  return (
    <>
      <Text as="span" size={14}>
        {t('switches.since', { when: dates.moment(since), name: by, reason })}
      </Text>
      {until && (
        <Text as="span" size={14}>
          {t('switches.until', { when: dates.moment(until) })}
        </Text>
      )}
      {said.length > 0 && (
        <Text as="span" size={14}>
          {t('switches.says', { words: said.map(({ words }) => words).join(' / ') })}
        </Text>
      )}
    </>
  );
}
