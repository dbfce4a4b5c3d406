import { gameForm } from '@rondo/rules';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import classes from './picture-field.module.css';

/** A picture that is chosen but not sent, and whether the one the game has goes. */
export interface PictureChoice {
  file: File | null;
  removed: boolean;
}

interface Props {
  choice: PictureChoice;
  /** What to show: the chosen one, or the one the game has. */
  shown: string | null;
  /** What the server thought of it. */
  error?: string | null;
  onChange: (choice: PictureChoice) => void;
}

/** An image to go with the game, chosen or dropped, shown before it is sent. */
export function PictureField({ choice, shown, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const [over, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    const fine = file?.type.startsWith('image/') === true && file.size <= gameForm.pictureMaxBytes;
    setRefused(file !== undefined && !fine);
    if (file && fine) onChange({ file, removed: false });
    if (input.current) input.current.value = '';
  };
  const drag = (entered: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entered);
  };
  const problem = refused ? t('create.errors.picture') : error;
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
      <span className={classes.label}>{t('create.picture')}</span>
      <span id={`${id}-hint`} className={classes.hint}>
        {t('create.pictureHint')}
      </span>
      {shown && (
        <div className={classes.preview}>
          <Picture
            key={shown}
            src={shown}
            alt={t('create.pictureAlt')}
            eager
            fallback={<span className={classes.none}>{t('common.noImage')}</span>}
          />
        </div>
      )}
      <div className={classes.actions}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          data-path="picture"
          aria-label={t('create.choosePicture')}
          aria-describedby={`${id}-hint`}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <label htmlFor={id} className={classes.choose}>
          <Icon name="picture" size={18} />
          {t('create.choosePicture')}
        </label>
        {shown && (
          <Button variant="plain" onClick={() => onChange({ file: null, removed: !choice.file })}>
            {t('create.removePicture')}
          </Button>
        )}
        <span className={classes.drop}>{t('create.dropPicture')}</span>
      </div>
      {problem && (
        <span className={classes.error} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
