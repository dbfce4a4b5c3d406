import { useSpeech, type Key } from '../../../platform/i18n.tsx';
import { focusField } from '../../../ui/focus-first-error.ts';
import { Problem } from '../../../ui/form.tsx';
import type { GameDraft } from './draft.ts';
import type { SectionProps } from './form-context.ts';
import classes from './game-form.module.css';

interface Props extends Pick<SectionProps, 'form'> {
  /** Of the server. */
  refusal: Error | null;
}

/** What the reader calls a field. */
const labels = {
  name: 'create.name',
  description: 'create.description',
  contact: 'create.contact',
  organisational: 'create.organisational',
  sport: 'create.sport',
  level: 'create.level',
  surface: 'create.surface',
  fields: 'create.fieldNames',
  levelLimit: 'create.levelLimit',
  minimum: 'create.minimum',
  players: 'create.players',
  placeholders: 'create.placeholders',
  price: 'create.price',
  earlyBirds: 'create.earlyBird.title',
  passcode: 'create.passcode',
  startsAt: 'create.when',
  duration: 'create.duration',
  repeat: 'create.repeatCount',
  signupDays: 'create.signupDays',
  groupchat: 'create.groupchat',
  community: 'create.community',
  place: 'create.where',
  tournament: 'create.tournament.toggle',
  teams: 'create.teams.title',
  organisation: 'create.tournament.organisation',
  tournamentLink: 'create.tournament.link',
  memberPrice: 'create.memberPrice',
  picture: 'create.picture',
} as const satisfies Partial<Record<keyof GameDraft | 'picture', Key>>;

/** At the top, where a failed submit leads: what is wrong, each a way to its field. */
export function ErrorSummary({ form, refusal }: Props) {
  const { t, explain } = useSpeech();
  const errors = Object.entries(form.errors).filter(([, error]) => typeof error === 'string');
  if (errors.length === 0) return refusal ? <Problem>{explain(refusal)}</Problem> : null;
  return (
    <Problem>
      <p>{t('create.mend', { count: errors.length })}</p>
      <ul className={classes.errors}>
        {errors.map(([path, error]) => (
          <li key={path}>
            <button type="button" className={classes.error} onClick={() => focusField(form, path)}>
              {t(labels[path.split('.')[0] as keyof typeof labels])}
            </button>
            : {error}
          </li>
        ))}
      </ul>
    </Problem>
  );
}
