import { useT } from '../../platform/i18n.tsx';
import { Problem } from '../../ui/form.tsx';
import { Stack } from '../../ui/layout.tsx';
import type { SectionProps } from './use-game-form.ts';
import { labelAt } from './fields.ts';
import classes from './game-form.module.css';

interface Props extends Pick<SectionProps, 'form'> {
  /** The sentence above the list of fields. */
  title: string;
  /** The server's refusal, if it concerns no field. */
  refusal: string | null;
  /** Goes to the field at a path, in whichever step it is. */
  onGo: (path: string) => void;
}

/** Shown at the button: says that the form was not sent, with a link to each field that has an error. */
export function ErrorSummary({ form, title, refusal, onGo }: Props) {
  const t = useT();
  const paths = form.said;
  if (paths.length === 0) return refusal && <Problem>{refusal}</Problem>;
  return (
    <Problem>
      <p>{title}</p>
      <Stack as="ul" gap={2} above={4} weight={400}>
        {paths.map((path) => (
          <li key={path}>
            <button type="button" className={classes.error} onClick={() => onGo(path)}>
              {t(labelAt(path))}
            </button>
          </li>
        ))}
      </Stack>
    </Problem>
  );
}
