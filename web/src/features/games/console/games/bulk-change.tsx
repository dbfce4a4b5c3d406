import { startBulkChange } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Field, SelectField } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { useDebounced } from '../../../../ui/use-debounced.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { bulkPreviewQuery, type BulkQuestion } from './bulk-queries.ts';
import { VenueField } from './venue-field.tsx';

/** The parts of the list's address that aren't about which games it lists. */
const notMeant = new Set(['step', 'id', 'sort', 'page']);
const acts = every<BulkQuestion['act']>()(['cancel', 'move']);

interface Props {
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Cancels or moves all games of the list, after showing what that means (product.md#bulk-changes). */
export function BulkChange({ onStarted, onClose }: Props) {
  const t = useT();
  const [address] = useSearchParams();
  const form = useCallForm(startBulkChange, {
    initial: { act: 'cancel', gameIds: [], days: '0', minutes: '0', venueId: '', note: '' },
    without: ({ act }) => (act === 'move' ? ['gameIds'] : ['gameIds', 'days', 'minutes', 'venueId']),
  });
  const { values, text } = form;
  const act = acts.find((one) => one === values.act) ?? 'cancel';
  const later = act === 'move' && { days: wholeOf(values.days), minutes: wholeOf(values.minutes) };
  const meant = Object.fromEntries([...address].filter(([name]) => !notMeant.has(name)));
  // The server refuses unknown filters and values, as in the list itself.
  const question = { ...meant, act, ...later, ...(later && values.venueId && { venueId: values.venueId }) };
  // As text, because a new object in each render would restart the pause every time.
  const asked = useDebounced(JSON.stringify(question), 300);
  const preview = useQuery(bulkPreviewQuery(JSON.parse(asked) as BulkQuestion));
  const possible = preview.data?.games.filter(({ refusal }) => refusal === null) ?? [];
  return (
    <ActSheet
      title={t('console.bulk.title')}
      body={t(`console.bulk.${act}Body`)}
      action={t(`console.bulk.${act}Do`, { count: possible.length })}
      isDanger={act === 'cancel'}
      form={form}
      reason={{ ...text('note'), label: t('console.act.note'), hint: t('console.act.noteHint') }}
      act={(body, idempotencyKey) =>
        call(startBulkChange, { body: { ...body, gameIds: possible.map(({ _id }) => _id) }, idempotencyKey })
      }
      said={() => ({ kind: 'success', message: t('console.bulk.started') })}
      onDone={({ data }) => onStarted(data.bulkChange._id)}
      onClose={onClose}
    >
      <SelectField {...text('act')} label={t('console.bulk.act')}>
        {acts.map((one) => (
          <option key={one} value={one}>
            {t(`console.bulk.${one}`)}
          </option>
        ))}
      </SelectField>
      {act === 'move' && (
        <>
          <Field {...text('days')} label={t('console.bulk.days')} hint={t('console.bulk.laterHint')} />
          <Field {...text('minutes')} label={t('console.bulk.minutes')} />
          <VenueField
            label={t('console.bulk.venue')}
            error={form.at('venueId')}
            onChoose={(venueId) => form.change({ venueId })}
          />
        </>
      )}
      <BulkPreview act={act} preview={preview} />
    </ActSheet>
  );
}

/** The typed number if it is whole, or else 0. */
function wholeOf(typed: string | number): number {
  const number = Number(typed);
  return Number.isInteger(number) ? number : 0;
}
