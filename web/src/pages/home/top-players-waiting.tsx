import { useT } from '../../platform/i18n.tsx';
import { Section } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/states.tsx';
import classes from './home.module.css';

/** As tall as the list of the best players, which will replace it. */
export function TopPlayersWaiting() {
  return (
    <Section title={useT()('home.top.title')}>
      <div className={classes.topWaiting}>
        <Loading>
          <Skeleton height={360} />
        </Loading>
      </div>
    </Section>
  );
}
