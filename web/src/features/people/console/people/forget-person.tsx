import { exportUser } from '@rondo/contract/calls';
import { forgetUser } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, ApiError, call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n, useT } from '../../../../platform/i18n.tsx';
import { useFormatName } from '../../../../platform/names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { DownloadLink } from '../../../../ui/download-link.tsx';
import { useProvedFile } from '../../../../ui/use-proved-file.ts';
import { Note } from '../../../../ui/form.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { type Forgetting, forgettingQuery, userQuery } from './queries.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/**
 * Forgets a person who asked for it: shows what is deleted, what stays and what prevents it, and offers their file first
 * (decisions/0097-forgetting-somebody.md).
 */
export function ForgetPerson({ id, onClose }: Props) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const { data: user } = useQuery(userQuery(id));
  const { data, error, refetch } = useQuery(forgettingQuery(id));
  const title = t('console.act.forget.title', { name: user ? formatName(user.name) : '' });
  if (user && data && !data.hindrance)
    return <Question id={id} title={title} forgetting={data} onChanged={() => void refetch()} onClose={onClose} />;
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {t('console.act.keep')}
        </Button>
      }
    >
      {data?.hindrance ? (
        <Stack gap={16}>
          <Note>{explain(new ApiError(400, { ...data.hindrance, message: '' }))}</Note>
          <TheirFile id={id} />
        </Stack>
      ) : error ? (
        <ErrorState message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}

interface QuestionProps extends Props {
  title: string;
  forgetting: Forgetting;
  /** Called when the consequences may have changed in the meantime. */
  onChanged: () => void;
}

function Question({ id, title, forgetting: { balance, onPasses, spots }, onChanged, onClose }: QuestionProps) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const amount = formats.money(balance);
  const form = useCallForm(forgetUser, {
    initial: { giveUpBalance: '', reason: '' },
    without: () => (balance === 0 ? ['giveUpBalance'] : []),
    // The box holds the balance that was agreed to give up, so that another balance is asked about again.
    check: ({ giveUpBalance }) => ({
      giveUpBalance: giveUpBalance === String(balance) ? null : t('console.act.forget.giveUpMissing'),
    }),
  });
  return (
    <ActSheet
      title={title}
      body={t('console.act.forget.body')}
      action={t('console.act.forget.do')}
      isDanger
      form={form}
      reason={{ ...form.text('reason'), hint: t('console.act.forget.reasonHint') }}
      act={(body, idempotencyKey) =>
        call(forgetUser, { params: { id }, body, idempotencyKey }).catch((error: unknown) => {
          onChanged();
          throw error;
        })
      }
      onDone={() => {
        client.removeQueries(userQuery(id));
        void client.invalidateQueries({ queryKey: ['console', 'people'] });
        onClose();
      }}
      onClose={onClose}
    >
      <TheirFile id={id} />
      {spots.length > 0 && <Spots spots={spots} />}
      {balance > 0 && (
        <>
          <p>
            {t('console.act.forget.balance', { amount })}{' '}
            {onPasses > 0 && t('console.act.forget.onPasses', { amount: formats.money(onPasses) })}
          </p>
          <Checkbox
            name="giveUpBalance"
            label={t('console.act.forget.giveUp', { amount })}
            checked={form.values.giveUpBalance === String(balance)}
            error={form.at('giveUpBalance')}
            onChange={({ target }) => form.change({ giveUpBalance: target.checked ? String(balance) : '' })}
          />
        </>
      )}
    </ActSheet>
  );
}

function TheirFile({ id }: { id: string }) {
  const t = useT();
  const onFile = useProvedFile();
  return (
    <DownloadLink href={addressOf(exportUser, { params: { id } })} download="rondo.json" onClick={onFile}>
      {t('console.act.forget.file')}
    </DownloadLink>
  );
}

function Spots({ spots }: Pick<Forgetting, 'spots'>) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  return (
    <div className={classes.part}>
      <p>{t('console.act.forget.spots', { count: spots.length })}</p>
      <ul>
        {spots.map(({ match, refund }) => (
          <li key={match._id}>
            {match.name}{' '}
            <Text as="span" tone="muted">
              {dates.day(match.game_date)}
              {refund > 0 && `, ${t('console.person.refunded', { amount: formats.money(refund) })}`}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
