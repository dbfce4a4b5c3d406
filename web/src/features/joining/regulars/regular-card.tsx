import type { GameDetails } from '@rondo/contract';
import { useState } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Card } from '../../../ui/page.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import spots from '../spots/spots.module.css';
import { useBecomeRegular, useFreeRegularSpot, useStopBeingRegular } from './regular-commands.ts';

interface Props {
  game: GameDetails & { series: NonNullable<GameDetails['series']>; viewer: NonNullable<GameDetails['viewer']> };
}

/** Becoming a regular, the spot that is kept, which the page's bar takes, and stopping (product.md#regulars). */
export function RegularCard({ game }: Props) {
  const now = useNow();
  const { isRegular, regularSpotUntil: until, joined } = game.viewer;
  if (isRegular && until !== null && Date.parse(until) > now) return <KeptSpot game={game} until={until} />;
  if (isRegular) return <Regular game={game} />;
  return joined ? <Ask game={game} /> : null;
}

/** Offers to become a regular, for players of the game. */
function Ask({ game: { _id, series, price } }: Pick<Props, 'game'>) {
  const { t, explain } = useI18n();
  const become = useBecomeRegular(_id);
  const { spots: all, taken, days } = series.regulars;
  const submit = () =>
    become.mutate(undefined, {
      onSuccess: ({ data: { kept } }) =>
        showBanner('success', kept === 0 ? t('regulars.ask.doneNone') : t('regulars.ask.done', { count: kept })),
      onError: (error) => showBanner('error', explain(error)),
    });
  const isFull = taken >= all;
  return (
    <Card id="regulars">
      <Text as="h2" below={4} size={20}>
        {t('regulars.ask.title')}
      </Text>
      <Text weight={650} className="numbers">
        {isFull ? t('regulars.ask.full', { spots: all }) : t('regulars.ask.taken', { taken, spots: all })}
      </Text>
      {!isFull && (
        <>
          <Text above={4} below={12} tone="muted">
            {t('regulars.ask.body', { count: days })} {price > 0 && t('regulars.payLater')}
          </Text>
          <SubmitButton type="button" variant="secondary" working={become.isPending} onClick={submit}>
            <Icon name="calendar" size={18} />
            {t('regulars.ask.button')}
          </SubmitButton>
        </>
      )}
    </Card>
  );
}

function KeptSpot({ game, until }: Props & { until: string }) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const free = useFreeRegularSpot(game._id);
  const submit = () =>
    free.mutate(undefined, {
      onSuccess: () => showBanner('info', t('regulars.kept.freed')),
      onError: (error) => showBanner('error', explain(error)),
    });
  return (
    <section className={spots.offer} aria-labelledby="regular-spot">
      <h2 id="regular-spot" className={`${spots.offerTitle} numbers`}>
        <Icon name="calendar" />
        {t('regulars.kept.title', { until: `${formats.day(until)} ${formats.time(until)}` })}
      </h2>
      <p>
        {t('regulars.kept.body')} {game.price > 0 && t('regulars.payLater')}
      </p>
      <Row gap={10} wrap>
        <SubmitButton type="button" variant="secondary" working={free.isPending} onClick={submit}>
          {t('regulars.kept.notThisTime')}
        </SubmitButton>
        <Stop gameId={game._id} variant="plain" />
      </Row>
    </section>
  );
}

function Regular({ game: { _id, series, viewer } }: Pick<Props, 'game'>) {
  const { t } = useI18n();
  return (
    <Card id="regulars">
      <Text as="h2" below={4} size={20}>
        {t('regulars.own.title')}
      </Text>
      <Text above={4} below={12} tone="muted">
        {viewer.joined ? t('regulars.own.in', { count: series.regulars.days }) : t('regulars.own.out')}
      </Text>
      <Stop gameId={_id} variant="secondary" />
    </Card>
  );
}

/** Asks for confirmation, because it gives up every spot that is kept. */
function Stop({ gameId, variant }: { gameId: string; variant: 'plain' | 'secondary' }) {
  const { t, explain } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const stop = useStopBeingRegular(gameId);
  const submit = () =>
    stop.mutate(undefined, {
      onSuccess: () => showBanner('info', t('regulars.own.stopped')),
      onError: (error) => {
        setAsking(false);
        showBanner('error', explain(error));
      },
    });
  return (
    <>
      <Button variant={variant} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('regulars.own.stop')}
      </Button>
      <QuestionSheet
        open={isAsking}
        title={t('regulars.own.question')}
        keep={t('regulars.own.stay')}
        action={t('regulars.own.stop')}
        working={stop.isPending}
        onClose={() => setAsking(false)}
        onConfirm={submit}
      >
        <p>{t('regulars.own.questionBody')}</p>
      </QuestionSheet>
    </>
  );
}
