import type { GameDetails } from '@rondo/contract';
import { changeVenuePhoto } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { usePictureChoice } from '../../../ui/use-picture-choice.ts';
import { useRefusal } from '../../../ui/use-refusal.ts';

const refusals = { photo: ['picture_not_usable', 'venue_photo_taken'] } as const;

/** The button that opens the photo of a game's venue, for people who may change it (decisions/0049-venue-photos.md). */
export function VenuePhoto({ game }: { game: GameDetails }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setOpen(true)}>
        <Icon name="picture" size={18} />
        {t(game.venuePhoto ? 'venuePhoto.change' : 'venuePhoto.add')}
      </Button>
      {isOpen && <PhotoSheet game={game} onClose={() => setOpen(false)} />}
    </>
  );
}

function PhotoSheet({ game, onClose }: { game: GameDetails; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const refusal = useRefusal(refusals);
  const picture = usePictureChoice(game.venuePhoto);
  const { file, removed } = picture.choice;
  const save = useMutation({
    mutationFn: () => call(changeVenuePhoto, { params: { id: game._id }, body: {}, file }),
    onSuccess: () => {
      showBanner('success', t(file ? 'venuePhoto.saved' : 'venuePhoto.removed'));
      onClose();
      return client.invalidateQueries({ queryKey: ['games'] });
    },
  });
  const submit = () => {
    refusal.clear();
    if (file || removed) save.mutate(undefined, { onError: refusal.refuse });
    else onClose();
  };
  return (
    <FormSheet
      title={t('venuePhoto.title')}
      action={t('venuePhoto.save')}
      cancel={t('venuePhoto.cancel')}
      working={save.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('venuePhoto.intro')}</p>
      <PictureField
        {...picture}
        name="photo"
        label={t('venuePhoto.label')}
        hint={t('venuePhoto.hint')}
        error={refusal.at('photo')}
      />
    </FormSheet>
  );
}
