import { useId, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AccessFields } from './access-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { emptyDraft, type GameDraft } from './draft.ts';
import { EarlyBirdFields } from './early-bird-fields.tsx';
import type { SectionProps } from './form-context.ts';
import classes from './game-form.module.css';
import { changedFields } from './kept-draft.ts';
import { NamedFields } from './named-fields.tsx';
import { TournamentFields } from './tournament-fields.tsx';

/** Fields most games don't need. */
const rare: readonly (keyof GameDraft)[] = [
  'fields',
  'contact',
  'organisational',
  'groupchat',
  'community',
  'passcode',
  'passcodeMode',
  'signupDays',
  'placeholders',
  'levelLimit',
  'eloDisabled',
  'earlyBirds',
  'tournament',
];
const rarePaths = new Set<string>([...rare, 'teams', 'organisation', 'tournamentLink']);

/** Rare options, hidden to keep a quick game simple; open when one is filled in or has an error. */
export function MoreOptions({ form, settings }: SectionProps) {
  const t = useT();
  const id = useId();
  const [chosen, setChosen] = useState(() => {
    const changed = changedFields(emptyDraft(settings.freeOnly), form.values);
    return rare.some((name) => name in changed);
  });
  const wrong = Object.keys(form.errors).some((path) => rarePaths.has(path.split('.')[0] ?? ''));
  const open = chosen || wrong;
  return (
    <>
      <h2 className={classes.moreHead}>
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen(!open)}
        >
          <span>
            {t('create.more')}
            <span className={classes.moreHint}>{t('create.moreHint')}</span>
          </span>
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </h2>
      <div id={id} hidden={!open} className={classes.section}>
        {open && (
          <>
            <div className={classes.part}>
              <AccessFields form={form} settings={settings} />
            </div>
            {!form.values.free && !settings.freeOnly && (
              <div className={classes.part}>
                <EarlyBirdFields form={form} />
              </div>
            )}
            <div className={classes.part}>
              <TournamentFields form={form} settings={settings} />
            </div>
            <div className={classes.part}>
              <NamedFields form={form} />
            </div>
            <div className={classes.part}>
              <ContactFields form={form} settings={settings} />
            </div>
          </>
        )}
      </div>
    </>
  );
}
