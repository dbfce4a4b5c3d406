import type { ListedTournament } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { daysBetween, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { Chip, onPaper, SportChip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import classes from './tournament-card.module.css';

/** A tournament at a glance: what, when, where, how many teams, its price and format. */
export function TournamentCard({ tournament }: { tournament: ListedTournament }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { _id, name, sport, startsAt, city, place, entry, format, stage, price, teams, teamsMost, winner } = tournament;
  const isNear = Math.abs(daysBetween(now, Date.parse(startsAt))) <= 1;
  const day = isNear ? formats.relativeDay(startsAt, now) : formats.day(startsAt, now);
  const money = formats.price(price);
  return (
    <Card>
      <Stack gap={8} className={classes.body}>
        <Row gap={6} wrap className={onPaper}>
          <SportChip sport={sport} />
          {stage !== 'open' && (
            <Chip tone={stage === 'cancelled' ? 'cancelled' : stage === 'drawn' ? 'turf' : undefined}>
              {t(`tournaments.stage.${stage}`)}
            </Chip>
          )}
        </Row>
        <Text as="h2" size={18} breaks>
          <CardLink to={`/tournaments/${_id}`}>{name}</CardLink>
        </Text>
        <Stack as="ul" gap={4} size={15} className="numbers">
          <Row as="li" gap={8}>
            <Icon name="calendar" size={18} />
            <strong>
              {day}, {formats.time(startsAt)}
            </strong>
          </Row>
          <Row as="li" gap={8}>
            <Icon name="pin" size={18} />
            <span>{place === '' || place.includes(city) ? place || city : `${place}, ${city}`}</span>
          </Row>
          <Row as="li" gap={8}>
            <Icon name="field" size={18} />
            <span>{t(`tournaments.format.${format}`)}</span>
          </Row>
          <Row as="li" gap={12} lineGap={4} justify="between" wrap>
            <Row as="span" gap={8}>
              <Icon name={winner === null ? 'people' : 'trophy'} size={18} />
              <span>
                {winner !== null
                  ? t('tournaments.card.won', { team: winner })
                  : entry === 'single'
                    ? t('tournaments.entry.single')
                    : t('tournaments.card.teams', { count: teams, most: teamsMost })}
              </span>
            </Row>
            {stage === 'open' && (
              <strong>
                {price === 0
                  ? money
                  : t(entry === 'team' ? 'tournaments.card.perTeam' : 'tournaments.card.perPlayer', { price: money })}
              </strong>
            )}
          </Row>
        </Stack>
      </Stack>
    </Card>
  );
}
