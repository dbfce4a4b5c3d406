import { preferredCitiesMax } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../platform/i18n.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { useTypedState } from '../../../../platform/typed.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/form.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { TownField } from '../../../../ui/console/town-field.tsx';
import own from './city-list.module.css';
import { consoleCitiesQuery } from './queries.ts';
import { SaveCities } from './save-cities.tsx';

/** The preferred cities, and an admin's changes to them until these are saved (`?step=save`). */
export function CityList() {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(consoleCitiesQuery);
  // The draft includes the list that it started from, so that neither this admin's changes nor another's get lost when both save.
  const [draft, setDraft] = useTypedState<{ from: string[]; to: string[] } | null>('draft', null);
  const { step, open, close } = useUrlStep(['save']);
  if (error && !data)
    return <ErrorState title={t('running.cities.failed')} message={explain(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={720} />
      </Loading>
    );
  const saved = data.cities.map(({ name }) => name);
  const names = draft?.to ?? saved;
  const players = new Map([...data.cities, ...data.former].map((city) => [city.name, city.players]));
  const change = (to: string[]) => setDraft({ from: draft?.from ?? saved, to });
  const isChanged = draft !== null && !isSame(draft.to, draft.from);
  const isOvertaken = draft !== null && !isSame(draft.from, saved);
  return (
    <>
      {isOvertaken && (
        <Note>
          <p>{t('running.cities.changed', { names: saved.join(', ') })}</p>
          <Row gap={8} wrap above={20}>
            <Button variant="secondary" onClick={() => setDraft(null)}>
              {t('running.cities.keepTheirs')}
            </Button>
            <Button variant="secondary" onClick={() => setDraft({ from: saved, to: draft.to })}>
              {t('running.cities.keepMine')}
            </Button>
          </Row>
        </Note>
      )}
      <ol className={own.list} aria-label={t('running.cities.title')}>
        {names.map((name, at) => (
          <Row key={name} as="li" align="center" className={own.city}>
            <span className={own.name}>
              {at + 1}. {name}{' '}
              <Text as="span" tone="muted">
                {t('running.cities.chosen', { count: players.get(name) ?? 0 })}
              </Text>
            </span>
            {/* Disabled without losing the focus, so that a city can be moved repeatedly. */}
            <IconButton
              label={t('running.cities.up', { name })}
              aria-disabled={at === 0}
              onClick={() => at > 0 && change(swapped(names, at - 1))}
            >
              <Icon name="up" />
            </IconButton>
            <IconButton
              label={t('running.cities.down', { name })}
              aria-disabled={at === names.length - 1}
              onClick={() => at < names.length - 1 && change(swapped(names, at))}
            >
              <Icon name="down" />
            </IconButton>
            <IconButton
              label={t('common.remove', { name })}
              disabled={names.length === 1}
              onClick={() => change(names.filter((other) => other !== name))}
            >
              <Icon name="cross" />
            </IconButton>
          </Row>
        ))}
      </ol>
      {names.length < preferredCitiesMax && (
        <div className={own.add}>
          <TownField
            label={t('running.cities.add')}
            value=""
            onChoose={(name) => !names.includes(name) && change([...names, name])}
          />
        </div>
      )}
      <Row gap={8} wrap above={20}>
        <Button disabled={!isChanged} onClick={() => open('save')}>
          {t('running.cities.save')}
        </Button>
        <Button variant="secondary" disabled={!draft} onClick={() => setDraft(null)}>
          {t('running.cities.reset')}
        </Button>
      </Row>
      {data.former.length > 0 && (
        <section className={classes.part}>
          <h2>{t('running.cities.former')}</h2>
          <Text tone="muted">{t('running.cities.formerBody')}</Text>
          <ul>
            {data.former.map(({ name, players: count }) => (
              <li key={name}>
                {name}{' '}
                <Text as="span" tone="muted">
                  {t('running.cities.chosen', { count })}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {step === 'save' && isChanged && <SaveCities draft={draft} onSaved={() => setDraft(null)} onClose={close} />}
    </>
  );
}

const isSame = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** The list with the city at this place and the next one swapped. */
function swapped(names: readonly string[], at: number): string[] {
  return [...names.slice(0, at), ...names.slice(at, at + 2).toReversed(), ...names.slice(at + 2)];
}
