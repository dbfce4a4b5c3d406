import type { GameDetails } from '@rondo/contract';
import { offerRegularSpots } from '@rondo/contract/forms';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../platform/i18n.tsx';
import { useFormatName } from '../../platform/names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, SelectField } from '../../ui/field.tsx';
import { FormSheet } from '../../ui/form-sheet.tsx';
import { Text } from '../../ui/layout.tsx';
import { PersonRow, PersonRows } from '../../ui/person-rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../ui/states.tsx';
import { useCallForm } from '../../ui/use-call-form.ts';
import { useOfferRegularSpots, useRemoveRegular } from './commands.ts';
import { regularsQuery } from './queries.ts';

type Regulars = NonNullable<ReturnType<typeof useRegulars>['data']>;

const useRegulars = (gameId: string) => useQuery(regularsQuery(gameId));

/** For people who may edit a game of a series: the number of spots for regulars, how long they are kept, and the regulars (product.md#regulars). */
export default function RegularsSheet({ game, onClose }: { game: GameDetails; onClose: () => void }) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useRegulars(game._id);
  if (data) return <Offer gameId={game._id} regulars={data} onClose={onClose} />;
  return (
    <Sheet open title={t('regulars.offer.title')} onClose={onClose}>
      {error ? (
        <ErrorState title={t('regulars.offer.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={320} />
        </Loading>
      )}
    </Sheet>
  );
}

function Offer({ gameId, regulars, onClose }: { gameId: string; regulars: Regulars; onClose: () => void }) {
  const { t } = useI18n();
  const most = Math.max(regulars.most, regulars.spots);
  const wrongSpots = t('regulars.offer.whole', { most });
  const form = useCallForm(offerRegularSpots, {
    initial: { spots: String(regulars.spots), days: String(regulars.days) },
    say: { spots: wrongSpots },
    check: ({ spots }) => ({ spots: Number(spots) > most ? wrongSpots : null }),
  });
  const offer = useOfferRegularSpots(gameId, {
    onDone: () => {
      showBanner('success', t('regulars.offer.saved'));
      onClose();
    },
    onRefused: form.refuse,
  });
  return (
    <FormSheet
      title={t('regulars.offer.title')}
      action={t('regulars.offer.save')}
      cancel={t('regulars.offer.cancel')}
      working={offer.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((body) => offer.mutate(body))}
      onClose={onClose}
    >
      <Text tone="muted">{t('regulars.offer.intro')}</Text>
      <Field
        {...form.text('spots')}
        label={t('regulars.offer.spots')}
        hint={t('regulars.offer.spotsHint', { most: regulars.most })}
        autoComplete="off"
      />
      <SelectField {...form.text('days')} label={t('regulars.offer.days')}>
        {Array.from({ length: regulars.maxDays }, (_, index) => index + 1).map((count) => (
          <option key={count} value={count}>
            {t('regulars.offer.day', { count })}
          </option>
        ))}
      </SelectField>
      <People gameId={gameId} people={regulars.people} />
    </FormSheet>
  );
}

function People({ gameId, people }: { gameId: string; people: Regulars['people'] }) {
  const { t } = useI18n();
  return (
    <section>
      <Text as="h3" below={4} size={16}>
        {t('regulars.offer.people', { count: people.length })}
      </Text>
      {people.length === 0 && <Text tone="muted">{t('regulars.offer.none')}</Text>}
      <PersonRows>
        {people.map((one) => (
          <Person key={one._id} gameId={gameId} one={one} />
        ))}
      </PersonRows>
    </section>
  );
}

function Person({ gameId, one }: { gameId: string; one: Regulars['people'][number] }) {
  const { t, explain } = useI18n();
  const formatName = useFormatName();
  const name = formatName(one.name);
  const remove = useRemoveRegular(gameId, {
    onDone: () => showBanner('info', t('regulars.offer.removed', { name })),
    onRefused: (error) => showBanner('error', explain(error)),
  });
  return (
    <PersonRow
      name={name}
      picture={<Avatar name={name} photo={one.photo} size={40} />}
      about={one.played === 0 ? t('regulars.offer.playedNone') : t('regulars.offer.played', { count: one.played })}
    >
      <Button
        variant="plain"
        disabled={remove.isPending}
        aria-label={t('regulars.offer.removeNamed', { name })}
        onClick={() => remove.mutate(one._id)}
      >
        {t('regulars.offer.remove')}
      </Button>
    </PersonRow>
  );
}
