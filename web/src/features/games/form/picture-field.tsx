import { gameForm } from '@rondo/rules';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import classes from './picture-field.module.css';

interface Props {
  file: File | null;
  /** What the server thought of it. */
  error?: string | null;
  onChange: (file: File | null) => void;
}

/** An image to go with the game, shown before it is sent. */
export function PictureField({ file, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const preview = useObjectUrl(file);
  const choose = (chosen: File | null) => {
    const fine = !chosen || (chosen.type.startsWith('image/') && chosen.size <= gameForm.pictureMaxBytes);
    setRefused(!fine);
    onChange(fine ? chosen : null);
    if (input.current) input.current.value = '';
  };
  const problem = refused ? t('create.errors.picture') : error;
  return (
    <div className={classes.field}>
      <span className={classes.label}>{t('create.picture')}</span>
      <span id={`${id}-hint`} className={classes.hint}>
        {t('create.pictureHint')}
      </span>
      {preview && <img className={classes.preview} src={preview} alt={t('create.pictureAlt')} />}
      <div className={classes.actions}>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          accept="image/*"
          aria-label={t('create.choosePicture')}
          aria-describedby={`${id}-hint`}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <label htmlFor={id} className={classes.choose}>
          <Icon name="picture" size={18} />
          {t('create.choosePicture')}
        </label>
        {file && (
          <Button variant="plain" onClick={() => choose(null)}>
            {t('create.removePicture')}
          </Button>
        )}
      </div>
      {problem && (
        <span className={classes.error} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}

/** An address for a file that is only here; given back when it isn't shown any more. */
export function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);
  return url;
}
