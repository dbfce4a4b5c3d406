import type { OwnHome } from '@rondo/contract';
import { stepPath, steps } from '../../ui/joining/steps.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { missingOf } from '../../ui/game-card/missing-of.ts';
import { RainActs } from '../../ui/weather/rain-acts.tsx';
import { Mark, WaitingRow } from './waiting-row.tsx';

type Hosted = NonNullable<OwnHome['hosting']>['games'][number];

interface Props {
  game: Hosted;
  /** Whether it has the one green button. */
  leads: boolean;
}

/** A game that needs its host: by when, how many it lacks or that it rains, and what to do about it (product.md#hosting). */
export function HostedRow({ game, leads }: Props) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { _id, name, needs, game_date: date, cutoff, told, waiting, price } = game;
  const said = [
    `${formats.relativeDay(date, now)}, ${formats.time(date)}`,
    needs === 'players' &&
      t('ownHome.hosting.risk', {
        count: missingOf(game),
        when: `${formats.day(cutoff, now)} ${formats.time(cutoff)}`,
      }),
    needs === 'players' && told > 0 && t('ownHome.hosting.told', { count: told }),
    needs === 'rain' && t('weather.extreme.title'),
    needs === 'rain' && price > 0 && t('weather.extreme.back'),
    needs === 'checkIn' && waiting > 0 && t('ownHome.hosting.waiting', { count: waiting }),
  ];
  return (
    <WaitingRow
      mark={<Mark icon={needs === 'checkIn' ? 'check' : 'clock'} />}
      to={`/match/${_id}`}
      title={name}
      isUrgent={needs !== 'checkIn'}
      end={<Acts game={game} leads={leads} />}
    >
      {said.filter(Boolean).join(' · ')}
    </WaitingRow>
  );
}

function Acts({ game, leads }: Props) {
  const { _id, name, needs, mayEdit, mayCancel, mayCheckIn } = game;
  const t = useT();
  const ofGame = <span className="visually-hidden">: {name}</span>;
  const variant = leads ? 'primary' : 'secondary';
  if (needs === 'rain') return <RainActs game={game} mayMove={mayEdit} mayCancel={mayCancel} variant={variant} />;
  if (needs === 'players')
    return (
      <>
        <ButtonLink variant={variant} to={stepPath(_id, steps.share)}>
          {t('ownHome.hosting.tell')}
          {ofGame}
        </ButtonLink>
        {mayEdit && (
          <ButtonLink variant="plain" to={`/admin/match/${_id}`}>
            {t('ownHome.hosting.change')}
            {ofGame}
          </ButtonLink>
        )}
      </>
    );
  return (
    mayCheckIn && (
      <ButtonLink variant={variant} to={`/match/${_id}/check-in`}>
        {t('ownHome.hosting.checkIn')}
        {ofGame}
      </ButtonLink>
    )
  );
}
