import type { Community } from '@rondo/contract';
import { labelForm, type TagColor, tagColors } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { IconButton, SubmitButton } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { RefusedFields } from '../../../ui/place-refusal.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TagChip } from '../../../ui/tag-chips.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { type OwnLabels, ownLabelsQuery } from '../labels/queries.ts';
import { useDeleteTag, useSaveTag } from './label-commands.ts';
import classes from './leading.module.css';

interface Props {
  community: Community;
  onClose: () => void;
}

/** Makes, changes and deletes the tags that a community's admins give. */
export function TagsSheet({ community, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(ownLabelsQuery(community._id));
  return (
    <Sheet open title={t('leading.tags.title')} onClose={onClose}>
      <div className={classes.body}>
        <p>{t('leading.tags.intro')}</p>
        <MakeTag community={community} />
        <h3 className={classes.subtitle}>{t('leading.tags.list')}</h3>
        {error && !data ? (
          <ErrorState title={t('leading.tags.failed')} message={explain(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <Tags community={community} tags={data.adminTags} />
        ) : (
          <Loading>
            <Skeleton height={88} />
          </Loading>
        )}
      </div>
    </Sheet>
  );
}

const fields: RefusedFields<'tag'> = { tag: ['label_reserved'] };

function MakeTag({ community }: { community: Community }) {
  const t = useT();
  const refusal = useRefusal(fields);
  const [tag, setTag] = useState('');
  const [color, setColor] = useState<TagColor>('grey');
  const [description, setDescription] = useState('');
  const [checked, setChecked] = useState(false);
  const missing = tag.trim() === '';
  const save = useSaveTag(community, (made) => {
    setTag('');
    setDescription('');
    setChecked(false);
    showBanner('success', t('leading.tags.made', { tag: made.tag }));
  });
  return (
    <Form
      {...refusal.form}
      onSubmit={(event) => {
        event.preventDefault();
        refusal.clear();
        setChecked(true);
        if (missing) refusal.lead();
        else save.mutate({ tag, color, description }, { onError: refusal.refuse });
      }}
    >
      <FieldPair short>
        <Field
          name="tag"
          label={t('leading.tags.name')}
          maxLength={labelForm.wordsMax}
          value={tag}
          error={checked && missing ? t('leading.tags.nameMissing') : refusal.at('tag')}
          onChange={(event) => setTag(event.target.value)}
        />
        <SelectField
          name="color"
          label={t('leading.tags.color')}
          value={color}
          onChange={({ target }) => setColor(tagColors.find((known) => known === target.value) ?? color)}
        >
          {tagColors.map((one) => (
            <option key={one} value={one}>
              {t(`leading.tags.colors.${one}`)}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <Field
        name="description"
        label={t('leading.tags.description')}
        maxLength={labelForm.descriptionMax}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      {refusal.whole && <Problem>{refusal.whole}</Problem>}
      <SubmitButton working={save.isPending}>
        <Icon name="plus" size={18} />
        {t('leading.tags.make')}
      </SubmitButton>
    </Form>
  );
}

function Tags({ community, tags }: { community: Community; tags: OwnLabels['adminTags'] }) {
  const { t, explain } = useI18n();
  const remove = useDeleteTag(community, ({ tag }) => showBanner('success', t('leading.tags.deleted', { tag })));
  if (tags.length === 0) return <p className={classes.hint}>{t('leading.tags.none')}</p>;
  return (
    <ul className={classes.links}>
      {tags.map((tag) => (
        <li key={tag._id} className={classes.tagRow}>
          <div>
            <TagChip tag={tag} />
            <span className={classes.hint}>{tag.description}</span>
          </div>
          <IconButton
            label={t('leading.tags.delete', { tag: tag.tag })}
            onClick={() => remove.mutate(tag, { onError: (error) => showBanner('error', explain(error)) })}
          >
            <Icon name="cross" size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
