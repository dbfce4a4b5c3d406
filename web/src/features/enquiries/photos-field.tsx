import { enquiryForm, photoTypes } from '@rondo/rules';
import { type DragEvent, useId, useState } from 'react';
import { useT } from '../../platform/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import field from '../../ui/picture-field.module.css';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import classes from './photos-field.module.css';

interface Props {
  photos: readonly File[];
  /** The photos that the server could not use. */
  unusable: ReadonlySet<File>;
  /** The form's own error, or the server's refusal. */
  error: string | null;
  onChange: (photos: File[]) => void;
}

const mb = enquiryForm.photoMaxBytes / 1024 / 1024;
const most = enquiryForm.photosMax;

/** Two choices of the same file count once. */
const keyOf = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`;

/** A few photos, chosen or dropped, and shown before they are sent. The error names a photo that can't be used; the others stay. */
export function PhotosField({ photos, unusable, error, onChange }: Props) {
  const t = useT();
  const id = useId();
  const [left, setLeft] = useState<string[]>([]);
  const [over, setOver] = useState(false);
  const add = (given: readonly File[]) => {
    const problems = given.flatMap(({ name: file, type, size }) => {
      if (!photoTypes.some((one) => one === type)) return t('venue.photos.unusable', { file });
      return size > enquiryForm.photoMaxBytes ? t('venue.photos.tooLarge', { file, mb }) : [];
    });
    const fine = given.filter(
      ({ type, size }) => photoTypes.some((one) => one === type) && size <= enquiryForm.photoMaxBytes,
    );
    const all = [...new Map([...photos, ...fine].map((photo) => [keyOf(photo), photo])).values()];
    if (all.length > most) problems.push(t('venue.photos.tooMany', { most }));
    setLeft(problems);
    if (fine.length > 0) onChange(all.slice(0, most));
  };
  const drag = (entered: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(entered);
  };
  const problems = [...left, ...(error ? [error] : [])];
  return (
    <div
      className={`${field.field} ${over ? field.over : ''}`}
      data-field
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        add([...event.dataTransfer.files]);
      }}
    >
      <span className={field.label}>{t('venue.photos.label')}</span>
      <span id={`${id}-hint`} className={field.hint}>
        {t('venue.photos.hint', { most, mb })}
      </span>
      {photos.length > 0 && (
        <ul className={classes.photos} aria-label={t('venue.photos.label')}>
          {photos.map((photo) => (
            <Photo
              key={keyOf(photo)}
              photo={photo}
              isUnusable={unusable.has(photo)}
              onRemove={() => {
                setLeft([]);
                onChange(photos.filter((one) => one !== photo));
              }}
            />
          ))}
        </ul>
      )}
      <div className={field.actions}>
        <FileButton
          id={id}
          multiple
          accept={photoTypes.join(',')}
          data-path="images"
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onFiles={add}
        >
          {t('venue.photos.add')}
        </FileButton>
        <span className={field.drop}>{t('venue.photos.drop')}</span>
      </div>
      <div id={`${id}-error`} className={field.error} role="alert">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </div>
  );
}

function Photo({ photo, isUnusable, onRemove }: { photo: File; isUnusable: boolean; onRemove: () => void }) {
  const t = useT();
  const url = useObjectUrl(photo);
  const [isBroken, setBroken] = useState(false);
  return (
    <li className={`${classes.photo} ${isUnusable ? classes.unusable : ''}`}>
      {url && !isBroken ? (
        <img src={url} alt={t('venue.photos.alt', { name: photo.name })} onError={() => setBroken(true)} />
      ) : (
        <span className={classes.broken}>
          <Icon name="warning" size={22} />
          {photo.name}
        </span>
      )}
      <IconButton className={classes.remove} label={t('common.remove', { name: photo.name })} onClick={onRemove}>
        <Icon name="cross" size={16} />
      </IconButton>
    </li>
  );
}
