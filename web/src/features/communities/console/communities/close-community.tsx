import { getClosing } from '@rondo/contract/calls';
import { closeCommunity } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { SelectField } from '../../../../ui/field.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { type CommunityDetails, keepCommunity } from './queries.ts';

interface Props {
  community: CommunityDetails;
  onBack: () => void;
  onClose: () => void;
}

/** Closes a community for good, after showing what that means for its people and games (product.md#closing-a-community). */
export function CloseCommunity({ community: { _id: id, name, isPrivate }, onBack, onClose }: Props) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const form = useCallForm(closeCommunity, { initial: { games: isPrivate ? 'cancel' : 'stay', note: '' } });
  const { data: means } = useQuery({
    queryKey: ['console', 'closing', id],
    queryFn: async () => (await call(getClosing, { params: { id } })).data,
    staleTime: 0,
  });
  const { games } = form.values;
  return (
    <ActSheet
      title={t('running.communities.close.title', { name })}
      body={t('running.communities.close.body')}
      action={t('running.communities.close.do')}
      isDanger
      form={form}
      reason={{ ...form.text('note'), label: t('console.act.note'), hint: t('running.communities.close.noteHint') }}
      act={(body, idempotencyKey) => call(closeCommunity, { params: { id }, body, idempotencyKey })}
      onDone={({ data }) => {
        keepCommunity(client, data.community);
        void client.invalidateQueries({ queryKey: ['console', 'games'] });
        onBack();
      }}
      onClose={onClose}
    >
      <SelectField
        {...form.text('games')}
        label={t('running.communities.close.games')}
        hint={t(`running.communities.close.${games === 'cancel' ? 'cancel' : 'stay'}Hint`)}
      >
        {(['stay', 'cancel'] as const).map((value) => (
          <option key={value} value={value}>
            {t(`running.communities.close.${value}`)}
          </option>
        ))}
      </SelectField>
      {means && (
        <output>
          {t('running.communities.close.means', {
            people: formats.number(means.members + means.pending),
            games: formats.number(means.games),
            players: formats.number(means.players),
          })}{' '}
          {games === 'cancel' && t('running.communities.close.back', { paid: formats.money(means.paid) })}
        </output>
      )}
    </ActSheet>
  );
}
