import { gameForm } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import type { EarlyBirdDraft } from './draft.ts';
import { EarlyBirdRow } from './early-bird-row.tsx';
import { errorText, focusSoon, setRows, type SectionProps } from './form-context.ts';
import classes from './rows.module.css';

const newEntry = (): EarlyBirdDraft => ({
  key: crypto.randomUUID(),
  spots: '',
  kind: 'percentage',
  value: '',
  priority: null,
  occupied: 0,
});

/** Lower prices for the first to join, in the order in which they apply. */
export function EarlyBirdFields({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const { earlyBirds: entries } = form.values;
  const error = errorText(form, 'earlyBirds');
  const set = (next: EarlyBirdDraft[]) => setRows(form, 'earlyBirds', next);
  const move = (from: number, to: number) => {
    const moved = entries.slice(from, from + 1);
    set(entries.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  };
  // An entry with taken spots keeps its position, so only entries after the last of them can move.
  const firstLoose = entries.findLastIndex(({ occupied }) => occupied > 0) + 1;
  return (
    <fieldset className={classes.rows} data-path="earlyBirds" data-invalid={error ? true : undefined}>
      <legend className={classes.legend}>{t('create.earlyBird.title')}</legend>
      <Text size={14} tone="muted">
        {t('create.earlyBird.hint')}
      </Text>
      {entries.map((entry, at) => (
        <EarlyBirdRow
          key={entry.key}
          form={form}
          at={at}
          up={at > firstLoose ? () => move(at, at - 1) : null}
          down={at >= firstLoose && at < entries.length - 1 ? () => move(at, at + 1) : null}
          remove={
            entry.occupied > 0
              ? null
              : () => {
                  set(entries.toSpliced(at, 1));
                  focusSoon(form, 'addEarlyBird');
                }
          }
        />
      ))}
      {error && (
        <Text size={14} tone="cancelled" weight={550} role="alert">
          {error}
        </Text>
      )}
      {entries.length < gameForm.earlyBirdsMax && (
        <Button
          variant="secondary"
          data-path="addEarlyBird"
          onClick={() => {
            set([...entries, newEntry()]);
            focusSoon(form, `earlyBirds.${entries.length}.spots`);
          }}
        >
          <Icon name="plus" size={18} />
          {t('create.earlyBird.add')}
        </Button>
      )}
    </fieldset>
  );
}
