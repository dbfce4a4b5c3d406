import type { Me } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { mayCreateGames } from '../../platform/session.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import classes from './action-cards.module.css';

type Action = 'map' | 'team' | 'organise' | 'become' | 'company' | 'venue';

/** Suggests what to do next; to visitors also for companies and venues (pages.md#home). */
export function ActionCards({ user }: { user: Me | null }) {
  const t = useT();
  const cards: [Action, IconName, string][] = [
    ['map', 'map', '/allgames?view=map'],
    ['team', 'trophy', '/allgames?tournament=show_tournaments'],
  ];
  if (mayCreateGames(user)) cards.push(['organise', 'calendar', '/create']);
  else cards.push(['become', 'calendar', '/organiser-contact']);
  if (user === null) cards.push(['company', 'people', '/contact'], ['venue', 'field', '/facility-contact']);
  return (
    <ul className={classes.cards}>
      {cards.map(([action, icon, to]) => (
        <li key={action}>
          <Link to={to} className={classes.card}>
            <span className={classes.icon}>
              <Icon name={icon} size={26} />
            </span>
            <span className={classes.title}>{t(`home.actions.${action}.title`)}</span>
            <span className={classes.text}>{t(`home.actions.${action}.body`)}</span>
            <span className={classes.go}>
              {t(`home.actions.${action}.go`)}
              <Icon name="forward" size={18} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
