import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { FactFold } from '../../ui/fact-rows.tsx';
import { myRegularGamesQuery } from './queries.ts';
import classes from './my-regular-games.module.css';

/** The series of which the user is a regular, each by its next game; open while a spot waits for their answer, and nothing if there are none. */
export default function MyRegularGames() {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { data: games = [] } = useQuery(myRegularGamesQuery);
  if (games.length === 0) return null;
  return (
    <FactFold
      icon="refund"
      title={t('regulars.mine.title')}
      fact={games.map(({ name }) => name).join(', ')}
      isOpen={games.some(({ keptUntil, joined }) => keptUntil !== null && !joined)}
    >
      <Stack as="ul" gap={10}>
        {games.map(({ _id, name, game_date: start, keptUntil, joined }) => (
          <li key={_id}>
            <Link to={`/match/${_id}`} className={classes.game}>
              <Stack as="span" shrinks breaks>
                <strong>{name}</strong>
                <Text as="span" size={15} tone="muted" className="numbers">
                  {formats.day(start, now)} {formats.time(start)}
                </Text>
              </Stack>
              <Row
                as="span"
                gap={6}
                align="center"
                tone="muted"
                weight={650}
                shrinks
                className={`${classes.state} numbers`}
                data-state={joined ? 'in' : keptUntil === null ? 'none' : 'kept'}
              >
                <Icon name={joined ? 'check' : 'clock'} size={18} />
                {joined
                  ? t('regulars.mine.joined')
                  : keptUntil === null
                    ? t('regulars.mine.none')
                    : t('regulars.mine.keptUntil', { until: `${formats.day(keptUntil)} ${formats.time(keptUntil)}` })}
              </Row>
            </Link>
          </li>
        ))}
      </Stack>
    </FactFold>
  );
}
