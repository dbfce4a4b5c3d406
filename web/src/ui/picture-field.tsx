import { gameForm } from '@rondo/rules';
import { useId, useState, type DragEvent } from 'react';
import { useT } from '../platform/i18n.tsx';
import { Button } from './button.tsx';
import { FileButton } from './file-button.tsx';
import { Picture } from './picture.tsx';
import classes from './picture-field.module.css';

/** A picture that was chosen but not sent, and whether the present picture will be removed. */
export interface PictureChoice {
  file: File | null;
  removed: boolean;
}

interface Props {
  label: string;
  hint: string;
  /** The field's path, by which a refusal finds it. */
  name?: string;
  choice: PictureChoice;
  /** The picture to show: the chosen one, or the present one. */
  shown: string | null;
  /** The server's refusal. */
  error?: string | null;
  onChange: (choice: PictureChoice) => void;
}

/** A picture that is chosen or dropped, and shown before it is sent. */
export function PictureField({ label, hint, name = 'picture', choice, shown, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    const fine = file?.type.startsWith('image/') === true && file.size <= gameForm.pictureMaxBytes;
    setRefused(file !== undefined && !fine);
    if (file && fine) onChange({ file, removed: false });
  };
  const drag = (entered: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entered);
  };
  const problem = refused ? t('picture.unusable') : error;
  return (
    <div
      className={`${classes.field} ${over ? classes.over : ''}`}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        choose(event.dataTransfer.files[0]);
      }}
    >
      <span className={classes.label}>{label}</span>
      <span id={`${id}-hint`} className={classes.hint}>
        {hint}
      </span>
      {shown && (
        <div className={classes.preview}>
          <Picture
            key={shown}
            src={shown}
            alt={t('picture.alt')}
            eager
            fallback={<span className={classes.none}>{t('common.noImage')}</span>}
          />
        </div>
      )}
      <div className={classes.actions}>
        <FileButton
          id={id}
          accept="image/*"
          data-path={name}
          aria-invalid={problem ? true : undefined}
          aria-label={`${label}: ${t('picture.choose')}`}
          aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
          onFiles={([file]) => choose(file)}
        >
          {t('picture.choose')}
        </FileButton>
        {shown && (
          <Button
            variant="plain"
            aria-label={`${label}: ${t('picture.remove')}`}
            onClick={() => onChange({ file: null, removed: !choice.file })}
          >
            {t('picture.remove')}
          </Button>
        )}
        <span className={classes.drop}>{t('picture.drop')}</span>
      </div>
      {problem && (
        <span id={`${id}-problem`} className={classes.error} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
