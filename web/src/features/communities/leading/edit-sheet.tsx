import type { CallArguments, Community } from '@rondo/contract';
import { editCommunity } from '@rondo/contract/forms';
import { every } from '@rondo/rules';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { useEditCommunity } from './commands.ts';
import { usePictureChoice } from '../../../ui/use-picture-choice.ts';

interface Props {
  community: Community;
  /** How many requests are approved if it becomes public. */
  requestsToLetIn: number;
  onClose: () => void;
}

/** Being private stands by itself. */
const options = every<Exclude<keyof Community['communityOptions'], 'isPrivate' | 'userTags'>>()([
  'isRatingEnabled',
  'isRatingVisible',
  'showElo',
  'areNicknamesEnabled',
]);

/** What the form says, beside the pictures. */
type Said = Exclude<keyof CallArguments<typeof editCommunity>['body'], 'pictureIs' | 'removePictures'>;

/** The form for a community's description, pictures and options. */
export function EditSheet({ community, requestsToLetIn, onClose }: Props) {
  const t = useT();
  const { userTags: _, ...switches } = community.communityOptions;
  const form = useCallForm(editCommunity, {
    initial: { description: community.description, communityOptions: switches } satisfies Record<Said, unknown>,
    say: {},
  });
  const chosen = form.values.communityOptions;
  const banner = usePictureChoice(community.banner_img);
  const location = usePictureChoice(community.location_img);
  const save = useEditCommunity(community, () => {
    onClose();
    showBanner('success', t('leading.edit.saved'));
  });
  const pictures = { banner: banner.choice, location: location.choice };
  const box = (name: keyof typeof chosen) => (
    <Checkbox
      key={name}
      name={name}
      label={
        <>
          <Text as="span" weight={600} ownLine>
            {t(`leading.edit.${name}`)}
          </Text>
          <Text as="span" size={14} tone="muted" ownLine>
            {t(`leading.edit.${name}Hint`)}
          </Text>
        </>
      }
      checked={chosen[name]}
      onChange={({ target }) => form.change({ communityOptions: { ...chosen, [name]: target.checked } })}
    />
  );
  return (
    <FormSheet
      title={t('leading.edit.title')}
      action={t('leading.edit.save')}
      cancel={t('leading.keep')}
      working={save.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((_, values) => save.mutate({ ...values, pictures }, { onError: form.refuse }))}
      onClose={onClose}
    >
      <TextField
        {...form.text('description')}
        label={t('leading.edit.description')}
        hint={t('leading.characters', form.count('description'))}
        rows={5}
      />
      <PictureField {...banner} name="banner" label={t('leading.edit.banner')} hint={t('leading.edit.bannerHint')} />
      <PictureField
        {...location}
        name="location"
        label={t('leading.edit.location')}
        hint={t('leading.edit.locationHint')}
      />
      <Stack gap={8}>
        {box('isPrivate')}
        {chosen.isPrivate !== community.communityOptions.isPrivate && (
          <Note>
            <p>{t(chosen.isPrivate ? 'leading.edit.becomesPrivate' : 'leading.edit.becomesPublic')}</p>
            {!chosen.isPrivate && requestsToLetIn > 0 && <p>{t('leading.edit.letsIn', { count: requestsToLetIn })}</p>}
          </Note>
        )}
        {options.map(box)}
      </Stack>
    </FormSheet>
  );
}
