import { useFormats } from '../../../platform/formats.ts';
import { useI18n } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useDates } from '../../../ui/console/use-dates.ts';
import { useJobWords } from '../jobs/job-words.ts';
import classes from './health.module.css';
import type { Checked } from './queries.ts';

const icons = { ok: 'check', look: 'info', wrong: 'warning' } as const;
const tones = { ok: 'confirmed', look: 'pending', wrong: 'cancelled' } as const;

/** One check: its state by word and icon, what it found, and what to do. */
export function CheckRow({ checked: { check, state, said, page } }: { checked: Checked }) {
  const { t } = useI18n();
  const saySentence = useSentence();
  return (
    <li className={classes.row}>
      <Text as="span" size={14} weight={600} tone={tones[state]} className={classes.state}>
        <Icon name={icons[state]} size={18} />
        {t(`health.states.${state}`)}
      </Text>
      <strong>{t(`health.checks.${check}.title`)}</strong>
      <div className={classes.found}>
        {said.map((one) => (
          <p key={one.found}>{saySentence(one)}</p>
        ))}
      </div>
      {page !== null && (
        <div className={classes.advice}>
          <p>{t(`health.checks.${check}.advice`)}</p>
          <Text size={13} tone="muted" breaks>
            <HowTo page={page} />
          </Text>
        </div>
      )}
    </li>
  );
}

/** The page that says how; a line may end before the name of its section. */
function HowTo({ page }: { page: string }) {
  const { t } = useI18n();
  const [file = '', section] = page.split('#');
  return (
    <>
      {t('health.page', { page: file })}
      {section !== undefined && (
        <>
          <wbr />#{section}
        </>
      )}
    </>
  );
}

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);

/** What was found, with moments and numbers as the reader writes them, and a job called by what it does. */
function useSentence(): (one: Checked['said'][number]) => string {
  const { tOfServer } = useI18n();
  const formats = useFormats();
  const dates = useDates();
  const jobWords = useJobWords();
  const write = (value: string | number) => {
    if (typeof value === 'number') return formats.number(value);
    return isInstant(value) ? dates.moment(value) : value;
  };
  return ({ found, values }) => {
    const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
    if (found === 'jobFails' || found === 'jobFailsUnsaid') written['name'] = jobWords(String(values['name']));
    return tOfServer(`health.found.${found}`, written);
  };
}
