import { backUpNow } from '@rondo/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import consoleClasses from '../../../ui/console/console.module.css';
import { ReasonSheet } from '../../../ui/console/reason-sheet.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import { Facts as FactList } from '../../../ui/console/facts.tsx';
import classes from './health.module.css';
import { type BackUps, healthQuery } from './queries.ts';

/** The last back-up, the last that was tried, and *Back up now* (`?step=back-up`) or why not. */
export function BackUpCard({ backUps }: { backUps: BackUps }) {
  const t = useT();
  const { step, open, close } = useUrlStep(['back-up'], []);
  const { isRunning, failed, hindrance } = backUps;
  return (
    <section className={classes.box}>
      <Row gap={12} lineGap={8} align="center" justify="between" wrap below={10}>
        <Text as="h2" size={18}>
          {t('health.backUp.title')}
        </Text>
        {hindrance === null && (
          <Button variant="secondary" onClick={() => open('back-up')}>
            {t('health.backUp.now')}
          </Button>
        )}
      </Row>
      <Stack gap={10}>
        {isRunning && (
          <Row as="output" gap={8} align="center">
            <Icon name="clock" size={18} />
            {t('health.backUp.running')}
          </Row>
        )}
        {failed && <Failed failed={failed} />}
        <Facts backUps={backUps} />
        {hindrance !== null && hindrance !== 'running' && <Hindrance hindrance={hindrance} />}
      </Stack>
      {step === 'back-up' && hindrance === null && <BackUpSheet onClose={close} />}
    </section>
  );
}

function Failed({ failed: { at, says } }: { failed: NonNullable<BackUps['failed']> }) {
  const t = useT();
  const dates = useDates();
  return (
    <Problem>
      {t(says === null ? 'health.backUp.cutOff' : 'health.backUp.failed', { when: dates.moment(at) })}
      {says !== null && says !== '' && `: ${says}`}
    </Problem>
  );
}

function Facts({ backUps: { last, verified } }: { backUps: BackUps }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const size = (bytes: number) => `${formats.number(Math.max(1, Math.round(bytes / 1_000_000)))} MB`;
  const sayLast = ({ at, bytes }: NonNullable<BackUps['last']>) =>
    bytes === null ? dates.moment(at) : t('health.backUp.taken', { when: dates.moment(at), size: size(bytes) });
  return (
    <FactList>
      <dt>{t('health.backUp.last')}</dt>
      <dd>{last ? sayLast(last) : t('health.backUp.none')}</dd>
      {last && last.place !== null && (
        <>
          <dt>{t('health.backUp.place')}</dt>
          <dd>{last.place}</dd>
        </>
      )}
      <dt>{t('health.backUp.verified')}</dt>
      <dd>
        {verified
          ? t(verified.isWhole ? 'health.backUp.whole' : 'health.backUp.notWhole', { when: dates.moment(verified.at) })
          : t('health.backUp.never')}
      </dd>
    </FactList>
  );
}

function Hindrance({ hindrance }: { hindrance: Exclude<NonNullable<BackUps['hindrance']>, 'running'> }) {
  const t = useT();
  return (
    <div>
      <p>{t(`health.backUp.hindrances.${hindrance}`)}</p>
      {hindrance === 'notHere' && <code className={consoleClasses.command}>systemctl start rondo-backup</code>}
      <Text size={13} tone="muted" above={6}>
        {t('health.page', { page: 'docs/operate/restore.md' })}
      </Text>
    </div>
  );
}

function BackUpSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonSheet
      call={null}
      title={t('health.backUp.ask')}
      body={t('health.backUp.body')}
      action={t('health.backUp.now')}
      said={() => ({ kind: 'success', message: t('health.backUp.asked') })}
      act={(_, idempotencyKey) => call(backUpNow, { idempotencyKey })}
      onDone={({ data }) => {
        client.setQueryData(healthQuery.queryKey, (seen) => seen && { ...seen, backUps: data.backUps });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
