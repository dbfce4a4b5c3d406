import type { Community } from '@rondo/contract';
import { saveAdminTag } from '@rondo/contract/forms';
import { tagColors } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { IconButton, SubmitButton } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { FieldPair, Form, Problem } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TagChip } from '../../../ui/tag-chips.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
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
        <Text as="h3" size={17}>
          {t('leading.tags.list')}
        </Text>
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

function MakeTag({ community }: { community: Community }) {
  const t = useT();
  const form = useCallForm(saveAdminTag, {
    initial: { tag: '', color: 'grey', description: '' },
    say: { tag: t('leading.tags.nameMissing') },
  });
  const { text, refusal } = form;
  const save = useSaveTag(community, ({ tag, color }) => {
    form.forget();
    form.change({ color });
    showBanner('success', t('leading.tags.made', { tag }));
  });
  return (
    <Form {...form.sends((body) => save.mutate(body, { onError: form.refuse }))}>
      <FieldPair short>
        <Field {...text('tag')} label={t('leading.tags.name')} />
        <SelectField {...text('color')} label={t('leading.tags.color')}>
          {tagColors.map((one) => (
            <option key={one} value={one}>
              {t(`leading.tags.colors.${one}`)}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <Field {...text('description')} label={t('leading.tags.description')} />
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
  if (tags.length === 0)
    return (
      <Text size={14} tone="muted" ownLine>
        {t('leading.tags.none')}
      </Text>
    );
  return (
    <Stack as="ul">
      {tags.map((tag) => (
        <Row key={tag._id} as="li" gap={8} align="center" justify="between" className={classes.tagRow}>
          <div>
            <TagChip tag={tag} />
            <Text as="span" size={14} tone="muted" ownLine>
              {tag.description}
            </Text>
          </div>
          <IconButton
            label={t('leading.tags.delete', { tag: tag.tag })}
            onClick={() => remove.mutate(tag, { onError: (error) => showBanner('error', explain(error)) })}
          >
            <Icon name="cross" size={18} />
          </IconButton>
        </Row>
      ))}
    </Stack>
  );
}
