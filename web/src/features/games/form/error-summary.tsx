import { useT, type Key } from '../../../platform/i18n.tsx';
import { Problem } from '../../../ui/form.tsx';
import type { SectionProps } from './form-context.ts';
import classes from './game-form.module.css';
import type { FormField } from './steps.ts';

interface Props extends Pick<SectionProps, 'form'> {
  /** The sentence above the list of fields. */
  title: string;
  /** What the server refused, if it is about no field. */
  refusal: string | null;
  /** Leads to the field at a path, in whichever step it is. */
  onGo: (path: string) => void;
}

/** The labels of the fields. */
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
} as const satisfies Partial<Record<FormField, Key>>;

/** Shown at the button: says that the form was not sent, and links to each field with an error. */
export function ErrorSummary({ form, title, refusal, onGo }: Props) {
  const t = useT();
  const paths = Object.keys(form.errors).filter((path) => typeof form.errors[path] === 'string');
  if (paths.length === 0) return refusal && <Problem>{refusal}</Problem>;
  return (
    <Problem>
      <p>{title}</p>
      <ul className={classes.errors}>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" className={classes.error} onClick={() => onGo(path)}>
              {t(labels[path.split('.')[0] as keyof typeof labels])}
            </button>
          </li>
        ))}
      </ul>
    </Problem>
  );
}
