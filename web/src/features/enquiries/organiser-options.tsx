import { centsToEuros, organiserPayTerms } from '@rondo/rules';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { keepAnswers } from '../../ui/kept-values.ts';
import { keptEnquiry } from './kept.ts';
import classes from './organiser-options.module.css';

/** The two kinds of organiser: freelancer, with the pay, and volunteer; each leads to the application. */
export function OrganiserOptions({ onApply }: { onApply: () => void }) {
  const t = useT();
  const { money } = useFormats();
  const { fromPlayers: players, baseCents, perPlayerCents } = organiserPayTerms;
  const applyAs = (freelancer: boolean) => () => {
    keepAnswers(keptEnquiry('organiser'), { freelancer });
    onApply();
  };
  return (
    <div className={classes.options}>
      <article className={classes.option}>
        <Head icon="wallet" name="freelancer" />
        <Points
          points={[
            t('applying.options.freelancer.base', { sum: money(centsToEuros(baseCents)), players }),
            t('applying.options.freelancer.more', { sum: money(centsToEuros(perPlayerCents)), players }),
            t('applying.options.freelancer.bank'),
          ]}
        />
        <Button size="large" wide className={classes.last} onClick={applyAs(true)}>
          {t('applying.options.freelancer.go')}
        </Button>
      </article>
      <article className={classes.option}>
        <Head icon="people" name="volunteer" />
        <Points
          points={[
            t('applying.options.volunteer.free'),
            t('applying.options.volunteer.often'),
            t('applying.options.volunteer.bound'),
          ]}
        />
        <Button size="large" wide variant="secondary" className={classes.last} onClick={applyAs(false)}>
          {t('applying.options.volunteer.go')}
        </Button>
      </article>
    </div>
  );
}

function Head({ icon, name }: { icon: IconName; name: 'freelancer' | 'volunteer' }) {
  const t = useT();
  return (
    <div className={classes.head}>
      <span className={classes.icon}>
        <Icon name={icon} size={26} />
      </span>
      <div>
        <h3>{t(`applying.options.${name}.title`)}</h3>
        <p>{t(`applying.options.${name}.lead`)}</p>
      </div>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={classes.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={20} />
          {point}
        </li>
      ))}
    </ul>
  );
}
