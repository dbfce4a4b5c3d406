import type { Community } from '@rondo/contract';
import { communityForm } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { useEditCommunity } from './commands.ts';
import classes from './leading.module.css';
import { usePictureChoice } from '../../../ui/use-picture-choice.ts';

interface Props {
  community: Community;
  /** How many requests are approved if it becomes public. */
  requestsToLetIn: number;
  onClose: () => void;
}

const options = ['isRatingEnabled', 'isRatingVisible', 'showElo', 'areNicknamesEnabled'] as const;

/** The form for a community's description, pictures and options. */
export function EditSheet({ community, requestsToLetIn, onClose }: Props) {
  const t = useT();
  const refusal = useRefusal();
  const [description, setDescription] = useState(community.description);
  const { userTags: _, ...switches } = community.communityOptions;
  const [chosen, setChosen] = useState(switches);
  const banner = usePictureChoice(community.banner_img);
  const location = usePictureChoice(community.location_img);
  const save = useEditCommunity(community, () => {
    onClose();
    showBanner('success', t('leading.edit.saved'));
  });
  const submit = () => {
    refusal.clear();
    save.mutate(
      { description, communityOptions: chosen, pictures: { banner: banner.choice, location: location.choice } },
      { onError: refusal.refuse },
    );
  };
  const max = communityForm.descriptionMax;
  const box = (name: keyof typeof chosen) => (
    <Checkbox
      key={name}
      name={name}
      label={
        <>
          <span className={classes.option}>{t(`leading.edit.${name}`)}</span>
          <span className={classes.hint}>{t(`leading.edit.${name}Hint`)}</span>
        </>
      }
      checked={chosen[name]}
      onChange={({ target }) => setChosen({ ...chosen, [name]: target.checked })}
    />
  );
  return (
    <FormSheet
      title={t('leading.edit.title')}
      action={t('leading.edit.save')}
      cancel={t('leading.keep')}
      working={save.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="description"
        label={t('leading.edit.description')}
        hint={t('leading.characters', { count: description.length, max })}
        rows={5}
        maxLength={max}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <PictureField {...banner} name="banner" label={t('leading.edit.banner')} hint={t('leading.edit.bannerHint')} />
      <PictureField
        {...location}
        name="location"
        label={t('leading.edit.location')}
        hint={t('leading.edit.locationHint')}
      />
      <div className={classes.options}>
        {box('isPrivate')}
        {chosen.isPrivate !== community.communityOptions.isPrivate && (
          <Note>
            <p>{t(chosen.isPrivate ? 'leading.edit.becomesPrivate' : 'leading.edit.becomesPublic')}</p>
            {!chosen.isPrivate && requestsToLetIn > 0 && <p>{t('leading.edit.letsIn', { count: requestsToLetIn })}</p>}
          </Note>
        )}
        {options.map(box)}
      </div>
    </FormSheet>
  );
}
