import { promises } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usersCountQuery } from '../../features/accounts/users-count.ts';
import { lastPlayedQuery } from '../../features/communities/community-queries.ts';
import { playedCountQuery } from '../../features/finding/queries.ts';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import type { PageRequest } from '../../platform/page-module.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Text } from '../../ui/layout.tsx';
import classes from './expect.module.css';

export async function prefetchExpect({ client }: PageRequest): Promise<void> {
  await Promise.all([
    client.prefetchQuery(usersCountQuery),
    client.prefetchQuery(playedCountQuery),
    client.prefetchQuery(lastPlayedQuery),
  ]);
}

/** What somebody who asks can expect: games that were played here, the cost and who answers (pages.md#contact-pages). */
export function Expect({ price }: { price?: string }) {
  const t = useT();
  return (
    <dl className={classes.facts}>
      <Figures />
      <LastPlayed />
      {price && (
        <Fact name={t('evidence.price.title')}>
          <Text>{price}</Text>
        </Fact>
      )}
      <WhoAnswers />
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figures() {
  const t = useT();
  const { number } = useFormats();
  const players = useQuery(usersCountQuery).data;
  const played = useQuery(playedCountQuery).data;
  if (!players || !played) return null;
  return (
    <Fact name={t('evidence.figures.title')}>
      <p className={classes.figure}>{t('evidence.figures.games', { count: played, number: number(played) })}</p>
      <p className={classes.figure}>{t('evidence.figures.players', { count: players, number: number(players) })}</p>
    </Fact>
  );
}

/** The latest played game of a featured community, which anybody may look at. */
function LastPlayed() {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const { data: game } = useQuery(lastPlayedQuery);
  if (!game) return null;
  const count = game.joined_players_number;
  return (
    <Fact name={t('evidence.figures.last')}>
      <Link className="link" to={`/match/${game._id}`}>
        {game.name}
      </Link>
      <Text tone="muted" className="numbers">
        {formats.day(game.game_date, now)} · {game.location.city} ·{' '}
        {t('evidence.figures.players', { count, number: formats.number(count) })}
      </Text>
    </Fact>
  );
}

function WhoAnswers() {
  const t = useT();
  const { contactEmail, seller } = useSettings();
  return (
    <Fact name={t('evidence.answers.title')}>
      {seller && (
        <Text breaks>
          {seller.name}, {seller.address}
        </Text>
      )}
      <Text>{t('evidence.answers.hours', { hours: promises.replyHours })}</Text>
      <a className="link" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </a>
      {seller?.phone && (
        <Text>
          <a className="link" href={`tel:${seller.phone.replaceAll(/[^+\d]/g, '')}`}>
            {seller.phone}
          </a>
        </Text>
      )}
    </Fact>
  );
}
