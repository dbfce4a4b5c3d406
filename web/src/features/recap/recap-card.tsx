import { firstNameOf } from '@rondo/rules';
import type { GameRecap } from '@rondo/contract';
import { useFormats } from '../../platform/formats.ts';
import { useI18n, useT, WithPhrases } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useFormatName } from '../../platform/names.ts';
import { FaceStack } from '../../ui/face-stack.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Card } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { RecapActs } from './recap-acts.tsx';

const phrases = ['recap'] as const;

interface Props {
  recap: GameRecap;
  /** Whether it stands on the page of its game, which already shows the game's facts. */
  isOnGame?: boolean;
  /** Whether another game is the one thing to do; not while there are players to rate. */
  leads?: boolean;
}

/** The recap of a game: who was there, what was new, and a press that makes another one (product.md#after-a-game). */
export default function RecapCard(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={<Skeleton height={260} />}>
      <Recap {...props} />
    </WithPhrases>
  );
}

function Recap({ recap, isOnGame = false, leads = true }: Props) {
  const t = useT();
  const formats = useFormats();
  const { game } = recap;
  return (
    <Card id="recap">
      <Stack gap={12}>
        <Stack gap={2}>
          <Text as="h2" size={20}>
            {t(recap.isHost ? 'recap.hosted' : 'recap.title')}
          </Text>
          {!isOnGame && (
            <>
              <Text breaks>
                <Link to={`/match/${game._id}`} className="link">
                  {game.name}
                </Link>
              </Text>
              <Text tone="muted" className="numbers">
                {t(`games.sport.${game.sport}`)} · {formats.day(game.game_date)} ·{' '}
                {formats.timeRange(game.game_date, game.duration)} · {game.location.description || game.location.city}
              </Text>
            </>
          )}
        </Stack>
        <People recap={recap} />
        <News recap={recap} />
        <RecapActs recap={recap} variant={leads ? 'primary' : 'secondary'} />
      </Stack>
    </Card>
  );
}

/** The number of first names before the others are only counted. */
const namesSaid = 4;

function People({ recap: { people, guests } }: { recap: GameRecap }) {
  const { t, language } = useI18n();
  const formatName = useFormatName();
  const said = people.slice(0, namesSaid).map(({ name }) => firstNameOf(formatName(name)));
  const rest = people.length - said.length;
  const names = [
    ...said,
    ...(rest > 0 ? [t('recap.more', { count: rest })] : []),
    ...(guests > 0 ? [t('recap.guests', { count: guests })] : []),
  ];
  if (names.length === 0) return <Text>{t('recap.alone')}</Text>;
  return (
    <Row gap={12} align="center" wrap>
      <FaceStack faces={people} count={people.length + guests} />
      <span>{t('recap.with', { names: new Intl.ListFormat(language).format(names) })}</span>
    </Row>
  );
}

/** The firsts and records that the game brought the reader. */
function News({ recap: { result, winner, metFirst, weeksInARow, score, game, wanted } }: { recap: GameRecap }) {
  const t = useT();
  const formats = useFormats();
  const name = t(`games.sport.${game.sport}`);
  const news: [IconName, string | false][] = [
    [
      'field',
      result !== null &&
        (result.score
          ? t(`recap.result.${result.outcome}`, { score: result.score.join('–') })
          : t(`recap.outcome.${result.outcome}`)),
    ],
    ['trophy', winner !== null && t('recap.tournamentWon', { team: winner })],
    ['people', metFirst > 0 && t('recap.metFirst', { count: metFirst })],
    ['bolt', weeksInARow > 1 && t('recap.weeks', { count: weeksInARow })],
    [
      'trophy',
      score !== null &&
        (score.before === null
          ? t('recap.firstScore', { sport: name, after: formats.score(score.after) })
          : t('recap.score', { sport: name, before: formats.score(score.before), after: formats.score(score.after) })),
    ],
    ['chat', wanted > 0 && t('recap.wanted', { count: wanted })],
  ];
  const told = news.filter(([, words]) => words !== false);
  if (told.length === 0) return null;
  return (
    <Stack as="ul" gap={6} className="numbers">
      {told.map(([icon, words]) => (
        <Row as="li" key={String(words)} gap={8} align="center">
          <Icon name={icon} size={18} />
          {words}
        </Row>
      ))}
    </Stack>
  );
}
