import type { GameDetails } from '@rondo/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Text } from '../../../ui/layout.tsx';
import { PersonRow, PersonRows } from '../../../ui/person-rows.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { regularsQuery, useOfferRegularSpots, useRemoveRegular } from './queries.ts';
import classes from './regulars-sheet.module.css';

const fields = { spots: ['regulars_too_many'] } as const;

type Regulars = NonNullable<ReturnType<typeof useRegulars>['data']>;

const useRegulars = (gameId: string) => useQuery(regularsQuery(gameId));

/** For people who may edit a game of a series: how many spots are for regulars, until when, and who they are (product.md#regulars). */
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
  const refusal = useRefusal(fields);
  const [spots, setSpots] = useState(String(regulars.spots));
  const [days, setDays] = useState(regulars.days);
  const [asked, setAsked] = useState(false);
  const most = Math.max(regulars.most, regulars.spots);
  const wanted = /^\d{1,2}$/.test(spots) ? Number(spots) : null;
  const isWrong = wanted === null || wanted > most;
  const offer = useOfferRegularSpots(gameId, {
    onDone: () => {
      showBanner('success', t('regulars.offer.saved'));
      onClose();
    },
    onRefused: refusal.refuse,
  });
  const submit = () => {
    setAsked(true);
    refusal.clear();
    if (wanted === null || isWrong) refusal.lead();
    else offer.mutate({ spots: wanted, days });
  };
  return (
    <FormSheet
      title={t('regulars.offer.title')}
      action={t('regulars.offer.save')}
      cancel={t('regulars.offer.cancel')}
      working={offer.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text tone="muted">{t('regulars.offer.intro')}</Text>
      <Field
        name="spots"
        label={t('regulars.offer.spots')}
        hint={t('regulars.offer.spotsHint', { most: regulars.most })}
        error={refusal.at('spots') ?? (asked && isWrong && t('regulars.offer.whole', { most }))}
        inputMode="numeric"
        autoComplete="off"
        value={spots}
        onChange={(event) => setSpots(event.target.value.trim())}
      />
      <SelectField
        label={t('regulars.offer.days')}
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        {Array.from({ length: regulars.mostDays }, (_, index) => index + 1).map((count) => (
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
      <h3 className={classes.title}>{t('regulars.offer.people', { count: people.length })}</h3>
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
