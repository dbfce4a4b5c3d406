import { profilePhoto } from '@rondo/rules';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import classes from './photo-field.module.css';
import { useObjectUrl } from '../../ui/use-object-url.ts';

const PhotoCropper = lazy(() => import('./photo-cropper.tsx'));

/** A photo that is chosen and cropped but not sent, and whether the one there is goes. */
export interface PhotoChoice {
  file: File | null;
  removed: boolean;
}

interface Props {
  name: string;
  /** The photo that the account has. */
  current: string | null;
  choice: PhotoChoice;
  onChange: (choice: PhotoChoice) => void;
}

/** The profile photo: choose one, crop it, or take it away. Nothing is sent before the form is. */
export function PhotoField({ name, current, choice, onChange }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File | null>(null);
  const [refused, setRefused] = useState(false);
  const chosen = useObjectUrl(choice.file);
  const shown = chosen ?? (choice.removed ? null : current);
  const pick = (file: File | undefined) => {
    const fine = file?.type.startsWith('image/') === true && file.size <= profilePhoto.maxBytes;
    setRefused(file !== undefined && !fine);
    if (file && fine) setPicked(file);
    if (input.current) input.current.value = '';
  };
  return (
    <div className={classes.field}>
      <Avatar key={shown} name={name} photo={shown} size={96} />
      <div className={classes.words}>
        <span className={classes.label}>{t('editProfile.photo.title')}</span>
        <span id={`${id}-hint`} className={classes.hint}>
          {choice.removed ? t('editProfile.photo.removed') : t('editProfile.photo.hint')}
        </span>
        <div className={classes.actions}>
          <input
            ref={input}
            id={id}
            className="visually-hidden"
            type="file"
            accept="image/*"
            aria-label={t('editProfile.photo.choose')}
            aria-describedby={`${id}-hint`}
            onChange={(event) => pick(event.target.files?.[0])}
          />
          <label htmlFor={id} className={classes.choose}>
            <Icon name="picture" size={18} />
            {t('editProfile.photo.choose')}
          </label>
          {shown && (
            <Button variant="plain" onClick={() => onChange({ file: null, removed: current !== null })}>
              {t('editProfile.photo.remove')}
            </Button>
          )}
        </div>
        {refused && (
          <span className={classes.error} role="alert">
            {t('editProfile.photo.unusable')}
          </span>
        )}
      </div>
      {picked && (
        <Suspense>
          <PhotoCropper
            file={picked}
            onClose={() => setPicked(null)}
            onUnusable={() => {
              setPicked(null);
              setRefused(true);
            }}
            onCropped={(file) => {
              setPicked(null);
              onChange({ file, removed: false });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
