import { profilePhoto } from '@rondo/rules';
import { lazy, useId, useRef, useState } from 'react';
import { UntilLoaded } from '../../../platform/until-loaded.tsx';
import { useT } from '../../../platform/i18n.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import classes from './photo-field.module.css';
import { useObjectUrl } from '../../../ui/use-object-url.ts';

const PhotoCropper = lazy(() => import('./photo-cropper.tsx'));

/** A photo that was chosen and cropped but not sent, and whether the present photo will be removed. */
export interface PhotoChoice {
  file: File | null;
  removed: boolean;
}

interface Props {
  name: string;
  /** The account's present photo. */
  current: string | null;
  choice: PhotoChoice;
  /** The server's refusal. */
  error?: string | null;
  onChange: (choice: PhotoChoice) => void;
}

/** Chooses, crops or removes the profile photo. Nothing is sent before the form is. */
export function PhotoField({ name, current, choice, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<File | null>(null);
  const [refused, setRefused] = useState(false);
  const chosen = useObjectUrl(choice.file);
  const shown = chosen ?? (choice.removed ? null : current);
  const problem = refused ? t('editProfile.photo.unusable') : error;
  const pick = (file: File | undefined) => {
    const fine = file?.type.startsWith('image/') === true && file.size <= profilePhoto.maxBytes;
    setRefused(file !== undefined && !fine);
    if (file && fine) setPicked(file);
  };
  return (
    <div className={classes.field} data-field>
      <Avatar key={shown} name={name} photo={shown} size={96} />
      <div className={classes.words}>
        <span className={classes.label}>{t('editProfile.photo.title')}</span>
        <span id={`${id}-hint`} className={classes.hint}>
          {choice.removed ? t('editProfile.photo.removed') : t('editProfile.photo.hint')}
        </span>
        <div className={classes.actions}>
          <FileButton
            ref={input}
            id={id}
            accept="image/*"
            aria-label={t('editProfile.photo.choose')}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
            onFiles={([file]) => pick(file)}
          >
            {t('editProfile.photo.choose')}
          </FileButton>
          {shown && (
            <Button variant="plain" onClick={() => onChange({ file: null, removed: current !== null })}>
              {t('editProfile.photo.remove')}
            </Button>
          )}
        </div>
        {problem && (
          <span id={`${id}-problem`} className={classes.error} role="alert">
            {problem}
          </span>
        )}
      </div>
      {picked && (
        <UntilLoaded>
          <PhotoCropper
            file={picked}
            onClose={() => setPicked(null)}
            onUnusable={() => {
              setPicked(null);
              setRefused(true);
              input.current?.focus();
            }}
            onCropped={(file) => {
              setPicked(null);
              onChange({ file, removed: false });
            }}
          />
        </UntilLoaded>
      )}
    </div>
  );
}
