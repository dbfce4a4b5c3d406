import type { Community, CommunityMember } from '@rondo/contract';
import { decideLabel } from '@rondo/contract/forms';
import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { useFormatName } from '../../../platform/names.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { SubmitButton } from '../../../ui/button.tsx';
import { ToggleChip } from '../../../ui/chips.tsx';
import { ChipRow, Field, FieldGroup } from '../../../ui/field.tsx';
import { Form, Problem } from '../../../ui/form.tsx';
import { Text } from '../../../ui/layout.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { LabelChoice } from '../labels/label-choice.tsx';
import { labelsOf } from '../labels/labels-of.ts';
import { ownLabelsQuery } from '../labels/queries.ts';
import { useDecideLabel, useGiveTag } from './label-commands.ts';

interface Props {
  community: Community;
  member: CommunityMember;
}

/** An admin's acts on a member's labels: giving tags, and removing labels that don't belong. */
export default function LedLabels({ community, member }: Props) {
  return (
    <>
      <GiveTags community={community} member={member} />
      {labelsOf(member).length > 0 && <RemoveLabel community={community} member={member} />}
    </>
  );
}

function GiveTags({ community, member }: Props) {
  const { t, explain } = useI18n();
  const { data } = useQuery(ownLabelsQuery(community._id));
  const give = useGiveTag(community, member._id);
  if (!data) return null;
  const given = new Set(member.tags.filter(({ type }) => type === 'admin').map(({ tag }) => tag));
  return (
    <FieldGroup legend={t('leading.tags.give')}>
      {data.adminTags.length === 0 ? (
        <Text size={14} tone="muted" ownLine>
          {t('leading.tags.noneToGive')}
        </Text>
      ) : (
        <ChipRow>
          {data.adminTags.map(({ _id: tagId, tag }) => (
            <ToggleChip
              key={tagId}
              pressed={given.has(tag)}
              disabled={give.isPending}
              onToggle={() =>
                give.mutate(
                  { tagId, isGiven: !given.has(tag) },
                  { onError: (error) => showBanner('error', explain(error)) },
                )
              }
            >
              {tag}
            </ToggleChip>
          ))}
        </ChipRow>
      )}
    </FieldGroup>
  );
}

function RemoveLabel({ community, member }: Props) {
  const t = useT();
  const name = useFormatName()(member.name);
  const labels = labelsOf(member);
  const [index, setIndex] = useTypedState('index', 0);
  const chosen = labels[index] ?? labels[0];
  const { kind = '', words = '' } = chosen ?? {};
  const form = useCallForm(decideLabel, {
    initial: { targetUserId: member._id, kind, words, decision: 'remove', reason: '' },
    say: {},
  });
  const decide = useDecideLabel(community, (decided) => {
    form.forget();
    showBanner('success', t('leading.reports.removed', { words: decided.words }));
  });
  if (!chosen) return null;
  return (
    <Form {...form.sends((body) => decide.mutate(body, { onError: form.refuse }))}>
      <LabelChoice
        label={t('leading.reports.removeAny')}
        labels={labels}
        chosen={chosen}
        onChoose={(label) => setIndex(labels.indexOf(label))}
      />
      <Field {...form.text('reason')} label={t('leading.reports.reason', { name })} />
      {form.refusal.whole && <Problem>{form.refusal.whole}</Problem>}
      <SubmitButton variant="danger" working={decide.isPending}>
        {t('leading.reports.removeShort')}
      </SubmitButton>
    </Form>
  );
}
