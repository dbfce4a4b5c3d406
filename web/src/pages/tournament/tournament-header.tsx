import type { Tournament } from '@rondo/contract';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { IconButton, ButtonLink } from '../../ui/button.tsx';
import { Chip, SportChip } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { useShareLink } from '../../features/tournaments/use-share-link.ts';
import classes from './tournament-header.module.css';

/** Name, when and where; the way to the game's page, which has everything else; leading it, for who may. */
export function TournamentHeader({ tournament }: { tournament: Tournament }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const share = useShareLink();
  const { _id: id, name, sport, startsAt, endsAt, city, place, stage, terms, viewer } = tournament;
  return (
    <Stack as="header" gap={8}>
      <Row gap={6} wrap>
        <SportChip sport={sport} />
        {stage !== 'open' && (
          <Chip tone={stage === 'cancelled' ? 'cancelled' : stage === 'drawn' ? 'turf' : undefined}>
            {t(`tournaments.stage.${stage}`)}
          </Chip>
        )}
      </Row>
      <Text as="h1" breaks>
        {name}
      </Text>
      <Row as="ul" gap={20} lineGap={6} wrap>
        <Row as="li" gap={8} align="center" className="numbers">
          <Icon name="calendar" size={18} />
          <strong className={classes.when}>
            {stage !== 'cancelled' && `${formats.relativeDay(startsAt, now)} · `}
            {formats.day(startsAt, now)} · {formats.time(startsAt)}–{formats.time(endsAt)}
          </strong>
        </Row>
        <Row as="li" gap={8} align="center">
          <Icon name="pin" size={18} />
          <span>{place === '' || place.includes(city) ? place || city : `${place}, ${city}`}</span>
        </Row>
        <Row as="li" gap={8} align="center">
          <Icon name="field" size={18} />
          <span>{t(`tournaments.format.${terms.format}`)}</span>
        </Row>
      </Row>
      <Row gap={12} lineGap={0} align="center" wrap>
        <Link to={`/match/${id}`} className="onward">
          {t('tournaments.toGame')}
          <Icon name="forward" size={18} />
        </Link>
        {viewer.mayLead && (
          <ButtonLink variant="secondary" to={`/tournaments/${id}/lead`}>
            <Icon name="settings" size={18} />
            {t('tournaments.lead')}
          </ButtonLink>
        )}
        <IconButton label={t('tournaments.share')} onClick={() => share(`/tournaments/${id}`, name)}>
          <Icon name="share" />
        </IconButton>
      </Row>
    </Stack>
  );
}
