import type { Me } from '@rondo/contract';
import { useT } from '../../platform/i18n.tsx';
import { mayCreateGames } from '../../platform/session.ts';
import type { IconName } from '../../ui/icon.tsx';
import { LinkRows } from '../../ui/link-rows.tsx';
import classes from './home.module.css';

type Step = 'map' | 'team' | 'organise' | 'become' | 'company' | 'venue';

/** Suggests what to do next; to visitors also for companies and venues (pages.md#home). */
export default function NextSteps({ user }: { user: Me | null }) {
  const t = useT();
  const steps: [Step, IconName, string][] = [
    ['map', 'map', '/allgames?view=map'],
    ['team', 'trophy', '/allgames?tournament=show_tournaments'],
    mayCreateGames(user) ? ['organise', 'calendar', '/create'] : ['become', 'calendar', '/organiser-contact'],
  ];
  if (user === null) steps.push(['company', 'people', '/contact'], ['venue', 'field', '/facility-contact']);
  return (
    <section className={classes.steps} aria-label={t('home.actions.label')}>
      <LinkRows
        ways={steps.map(([step, icon, to]) => ({
          to,
          icon,
          title: t(`home.actions.${step}.title`),
          body: step === 'company' || step === 'venue' ? t(`home.actions.${step}.body`) : undefined,
        }))}
      />
    </section>
  );
}
