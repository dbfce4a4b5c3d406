import { useT } from '../../../platform/i18n.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { Link } from '../../../platform/link.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import { useJobWords } from '../jobs/job-words.ts';
import classes from './home.module.css';
import { allOf, placeOf } from './places.ts';
import type { Waiting } from './queries.ts';

/** What waits for somebody, the most urgent first: each by what is to be done, about whom, since when, and as a link to where it is done (pages.md#console). */
export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useT();
  if (waiting.length === 0)
    return (
      <Row gap={10} align="center" className={classes.none}>
        <Icon name="check" size={22} />
        <p>
          <strong>{t('operating.home.none')}</strong> {t('operating.home.noneBody')}
        </p>
      </Row>
    );
  return (
    <ul className={classes.waiting} aria-label={t('operating.home.waits')}>
      {waiting.map((one, index) => (
        <li key={`${one.kind} ${one.id} ${one.since}`}>
          <One waiting={one} />
          {isLastOfKind(waiting, index) && <More waiting={waiting} kind={one.kind} count={one.count} />}
        </li>
      ))}
    </ul>
  );
}

const isLastOfKind = (waiting: readonly Waiting[], index: number) => waiting[index + 1]?.kind !== waiting[index]?.kind;

function One({ waiting }: { waiting: Waiting }) {
  const t = useT();
  const formats = useFormats();
  const dates = useDates();
  const name = useNameOf(waiting);
  return (
    <Link className={classes.row} to={placeOf(waiting)}>
      <strong className={classes.name}>{t(`operating.home.waiting.${waiting.kind}`)}</strong>
      <span className={classes.about}>{name}</span>
      <span className={classes.amount}>{waiting.amount !== null && formats.money(waiting.amount)}</span>
      <Text as="span" tone="muted">
        {t('operating.home.since', { when: dates.day(waiting.since) })}
      </Text>
      <Icon name="forward" size={16} />
    </Link>
  );
}

/** The name of a person, a game or a thing; a job is called by what it does. */
function useNameOf({ kind, name }: Waiting): string {
  const formatName = useFormatName();
  const jobWords = useJobWords();
  return kind === 'jobFailing' ? jobWords(name) : formatName(name);
}

/** How many more of a kind wait than are named. */
function More({ waiting, kind, count }: { waiting: readonly Waiting[]; kind: Waiting['kind']; count: number }) {
  const t = useT();
  const formats = useFormats();
  const others = count - waiting.filter((one) => one.kind === kind).length;
  const all = allOf(kind);
  if (others === 0) return null;
  const words = t('operating.home.more', { number: formats.number(others), kind: t(`operating.home.waiting.${kind}`) });
  if (all === null) return <p className={classes.more}>{words}</p>;
  return (
    <Link className={classes.more} to={all}>
      {words}
    </Link>
  );
}
