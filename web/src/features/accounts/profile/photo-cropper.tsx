import 'react-easy-crop/react-easy-crop.css';
import { profilePhoto } from '@rondo/rules';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useT } from '../../../platform/i18n.tsx';
import { Button, SubmitButton } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import classes from './photo-field.module.css';
import { useObjectUrl } from '../../../ui/use-object-url.ts';

interface Props {
  file: File;
  onClose: () => void;
  /** Called when the browser can't show the file. */
  onUnusable: () => void;
  onCropped: (file: File) => void;
}

const zoom = { min: 1, max: 4, step: 0.05 } as const;

/** Chooses the visible square of a photo, by dragging or with arrow keys and a slider. */
export default function PhotoCropper({ file, onClose, onUnusable, onCropped }: Props) {
  const t = useT();
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [size, setSize] = useState<number>(zoom.min);
  const [area, setArea] = useState<Area | null>(null);
  const [working, setWorking] = useState(false);
  const crop = async () => {
    if (!area || !url) return;
    setWorking(true);
    try {
      onCropped(await cut(url, area));
    } catch {
      onUnusable();
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('editProfile.photo.crop')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('editProfile.photo.cancel')}
          </Button>
          <SubmitButton type="button" working={working} blocked={!area} onClick={() => void crop()}>
            {t('editProfile.photo.use')}
          </SubmitButton>
        </>
      }
    >
      <p className={classes.help}>{t('editProfile.photo.cropHint')}</p>
      <div className={classes.stage}>
        {url ? (
          <Cropper
            image={url}
            crop={position}
            zoom={size}
            minZoom={zoom.min}
            maxZoom={zoom.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            mediaProps={{ alt: '', onError: onUnusable }}
            cropperProps={{ role: 'group', 'aria-label': t('editProfile.photo.cropArea') }}
            onCropChange={setPosition}
            onZoomChange={setSize}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        ) : (
          <Loading>
            <Skeleton height={300} />
          </Loading>
        )}
      </div>
      <label className={classes.zoom}>
        {t('editProfile.photo.zoom')}
        <input type="range" {...zoom} value={size} onChange={(event) => setSize(event.target.valueAsNumber)} />
      </label>
    </Sheet>
  );
}

/** Cuts out the square, no larger than it will be stored. The browser turns the picture upright. */
async function cut(url: string, area: Area): Promise<File> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const side = Math.min(profilePhoto.pixels * 2, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], 'photo.png', { type: blob.type });
}
