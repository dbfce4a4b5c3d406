import { gameForm } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Text } from '../../ui/layout.tsx';
import { type EarlyBirdRow as Entry, numbered } from './draft.ts';
import { EarlyBirdRow } from './early-bird-row.tsx';
import { focusSoon } from './form-context.ts';
import type { SectionProps } from './use-game-form.ts';
import classes from './rows.module.css';

const newEntry = (): Entry => ({
  key: crypto.randomUUID(),
  priority: '',
  was: null,
  spots: { total: '', occupied: 0 },
  discount: { discount_type: 'percentage', discount_value: '' },
});

/** Lower prices for the first to join, in the order in which they apply. */
export function EarlyBirdFields({ form }: Pick<SectionProps, 'form'>) {
  const t = useT();
  const { early_bird: entries } = form.values;
  const error = form.at('early_bird');
  const set = (next: Entry[]) => form.change({ early_bird: numbered(next) });
  const move = (from: number, to: number) => {
    const moved = entries.slice(from, from + 1);
    set(entries.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  };
  // An entry with taken spots keeps its position, so only entries after the last of these can move.
  const firstLoose = entries.findLastIndex(({ spots }) => spots.occupied > 0) + 1;
  return (
    <fieldset className={classes.rows} data-path="early_bird" data-invalid={error ? true : undefined}>
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
            entry.spots.occupied > 0
              ? null
              : () => {
                  set(entries.toSpliced(at, 1));
                  focusSoon('addEarlyBird');
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
            focusSoon(`early_bird.${entries.length}.spots.total`);
          }}
        >
          <Icon name="plus" size={18} />
          {t('create.earlyBird.add')}
        </Button>
      )}
    </fieldset>
  );
}
