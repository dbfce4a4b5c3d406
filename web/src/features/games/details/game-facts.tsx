import type { GameDetails } from '@rondo/contract';
import { signupOpensAt } from '@rondo/rules';
import type { ReactNode } from 'react';
import { useNow } from '../../../platform/clock.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/i18n.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './game-facts.module.css';

/** Everything about a game that is one line each (1-games §2). */
export function GameFacts({ game }: { game: GameDetails }) {
  const t = useT();
  const now = useNow();
  const formats = useFormats();
  const copy = useCopy();
  const missing = game.minimum_players_threshold - game.joined_players_number;
  const opensAt = signupOpensAt(new Date(game.game_date), game.signup_opens_in_days);
  const [community] = game.communities;
  const address = addressOf(game);
  return (
    <dl className={classes.facts}>
      {missing > 0 && game.status === 'pending' && (
        <Fact icon="people" label={t('match.minimum')}>
          {t('match.minimumValue', { count: game.minimum_players_threshold, missing })}
        </Fact>
      )}
      {opensAt && opensAt.getTime() > now && (
        <Fact icon="clock" label={t('match.signupOpens')}>
          {formats.day(opensAt.toISOString(), now)}, {formats.time(opensAt.toISOString())}
        </Fact>
      )}
      {community && (
        <Fact icon="shield" label={t('match.community')}>
          {community.name}
        </Fact>
      )}
      <Fact
        icon="pin"
        label={t('match.address')}
        end={
          <IconButton label={t('match.copyAddress')} onClick={() => copy(address, t('match.addressCopied'))}>
            <Icon name="copy" />
          </IconButton>
        }
      >
        {address}
      </Fact>
      <Fact icon="field" label={t('match.field')}>
        {[t(`games.surface.${game.field_type}`), game.field_identifier].filter(Boolean).join(' · ')}
      </Fact>
      {game.levelLimit > 0 && !game.elo_disabled && (
        <Fact icon="trophy" label={t('match.levelLimit')}>
          {game.levelLimit.toFixed(1)}
        </Fact>
      )}
      <Fact icon="user" label={t('match.organiser')}>
        <span className={classes.person}>
          <Avatar name={game.organizer.name} photo={game.organizer.photo} size={28} />
          {game.organizer.name}
        </span>
      </Fact>
      {game.contact_details && (
        <Fact icon="mail" label={t('match.contact')}>
          {game.contact_details}
        </Fact>
      )}
    </dl>
  );
}

/** `Sporthal Zuid, Burgemeester Stramanweg 5, Amsterdam`, each part once. */
export function addressOf({ location: { description, address, city } }: GameDetails): string {
  return [description, address, city]
    .filter((part, index, all) => part !== '' && !all.some((other, at) => contains(other, part, at < index)))
    .join(', ');
}

/** Of two equal parts the first stays. */
function contains(other: string, part: string, earlier: boolean): boolean {
  return other.includes(part) && (other !== part || earlier);
}

interface FactProps {
  icon: IconName;
  label: string;
  end?: ReactNode;
  children: ReactNode;
}

function Fact({ icon, label, end, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>
        <Icon name={icon} className={classes.icon} />
        {label}
      </dt>
      <dd>{children}</dd>
      {end && <dd className={classes.end}>{end}</dd>}
    </div>
  );
}
