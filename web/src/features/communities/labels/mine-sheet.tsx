import type { Community } from '@rondo/contract';
import { setNickname } from '@rondo/contract/forms';
import { labelsMax } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { useI18n, useT } from '../../../platform/i18n.tsx';
import { useUser } from '../../../platform/session.ts';
import { useTypedState } from '../../../platform/typed.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../ui/states.tsx';
import { TagChip } from '../../../ui/tag-chips.tsx';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { type Named, useReject, useTake } from './commands.ts';
import classes from './labels.module.css';
import { type OwnLabels, ownLabelsQuery } from './queries.ts';
import { ReportForm } from './report-form.tsx';
import { SuggestTag } from './suggest-forms.tsx';
import { WordsForm } from './words-form.tsx';

interface Props {
  community: Community;
  onClose: () => void;
}

/** The reader's labels in a community: their own to change, and suggestions by others. */
export function MineSheet({ community, onClose }: Props) {
  const { t, explain } = useI18n();
  const { data, error, refetch } = useQuery(ownLabelsQuery(community._id));
  return (
    <Sheet open title={t('labels.own.open')} onClose={onClose}>
      {error && !data ? (
        <ErrorState title={t('labels.own.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={classes.body}>
          <Suggested community={community} own={data} />
          {community.communityOptions.areNicknamesEnabled && <Nickname community={community} own={data} />}
          <Tags community={community} own={data} />
        </div>
      ) : (
        <Loading>
          <Skeleton height={420} />
        </Loading>
      )}
    </Sheet>
  );
}

interface PartProps {
  community: Community;
  own: OwnLabels;
}

/** Turns down a suggestion or removes a label, and confirms that in a banner. */
function useRejectNews(community: Community) {
  const { t, explain } = useI18n();
  const reject = useReject(community, ({ words }) => showBanner('success', t('labels.done.gone', { words })));
  return (named: Named) => reject.mutate(named, { onError: (error) => showBanner('error', explain(error)) });
}

function Suggested({ community, own }: PartProps) {
  const { t, explain } = useI18n();
  const userId = useUser()?._id ?? '';
  const [reporting, setReporting] = useTypedState<string | null>('reporting', null);
  const reject = useRejectNews(community);
  const take = useTake(community, ({ words }) => showBanner('success', t('labels.done.own', { words })));
  const nicknames = community.communityOptions.areNicknamesEnabled ? own.suggestedNicknames : [];
  const suggested = [
    ...nicknames.map(({ nickname, suggestedBy }) => ({ kind: 'nickname' as const, words: nickname, suggestedBy })),
    ...own.tags
      .filter(({ status }) => status === 'pending')
      .map(({ tag, suggestedBy }) => ({ kind: 'tag' as const, words: tag, suggestedBy })),
  ];
  if (suggested.length === 0) return null;
  return (
    <section className={classes.section}>
      <Text as="h3" size={17}>
        {t('labels.own.suggested')}
      </Text>
      <ul className={classes.list}>
        {suggested.map(({ kind, words, suggestedBy }) => (
          <li key={`${kind} ${words}`} className={classes.suggested}>
            <Stack as="span" gap={2} align="start" shrinks className={classes.words}>
              <strong>{words}</strong>
              <Text as="span" size={14} tone="muted">
                {t(kind === 'tag' ? 'labels.own.suggestedTag' : 'labels.own.suggestedNickname')}
                {suggestedBy && ` ${t('labels.own.by', { name: suggestedBy })}`}
              </Text>
            </Stack>
            <Row gap={8} wrap className={classes.answers}>
              <Button
                variant="secondary"
                aria-label={t('labels.own.take', { words })}
                onClick={() =>
                  take.mutate({ kind, words }, { onError: (error) => showBanner('error', explain(error)) })
                }
              >
                {t('labels.own.takeShort')}
              </Button>
              <Button
                variant="plain"
                aria-label={t('labels.own.reject', { words })}
                onClick={() => reject({ kind, words })}
              >
                {t('labels.own.rejectShort')}
              </Button>
              <Button
                variant="plain"
                aria-label={t('labels.own.report', { words })}
                aria-expanded={reporting === words}
                onClick={() => setReporting(reporting === words ? null : words)}
              >
                {t('labels.own.reportShort')}
              </Button>
            </Row>
            {reporting === words && (
              <ReportForm
                community={community}
                userId={userId}
                labels={[{ kind, words }]}
                onDone={() => setReporting(null)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nickname({ community, own: { nickname } }: PartProps) {
  const t = useT();
  const reject = useRejectNews(community);
  return (
    <section className={classes.section}>
      <OwnNickname key={nickname} community={community} nickname={nickname} />
      {nickname && (
        <Button variant="plain" onClick={() => reject({ kind: 'nickname', words: nickname })}>
          {t('labels.own.giveUp')}
        </Button>
      )}
    </section>
  );
}

function OwnNickname({ community, nickname }: { community: Community; nickname: string | null }) {
  const t = useT();
  const take = useTake(community, ({ words }) => showBanner('success', t('labels.done.own', { words })));
  const form = useCallForm(setNickname, { initial: { nickname: nickname ?? '' } });
  return (
    <WordsForm
      label={t('labels.own.nickname')}
      hint={t('labels.own.nicknameHint')}
      action={t('labels.own.saveNickname')}
      field={form.text('nickname')}
      form={form.sends((body) =>
        take.mutate({ kind: 'nickname', words: body.nickname }, { onSuccess: form.forget, onError: form.refuse }),
      )}
      problem={form.refusal.whole}
      working={take.isPending}
    />
  );
}

function Tags({ community, own: { tags } }: PartProps) {
  const t = useT();
  const userId = useUser()?._id ?? '';
  const reject = useRejectNews(community);
  const confirmed = tags.filter(({ status }) => status === 'confirmed');
  const isFull = confirmed.filter(({ type }) => type === 'suggestion').length >= labelsMax.tag;
  return (
    <section className={classes.section}>
      <Text as="h3" size={17}>
        {t('labels.own.tags')}
      </Text>
      <Text size={14} tone="muted">
        {t('labels.own.most')}
      </Text>
      {confirmed.length === 0 ? (
        <p>{t('labels.own.none')}</p>
      ) : (
        <ul className={classes.list}>
          {confirmed.map((tag) => (
            <li key={`${tag.type} ${tag.tag}`} className={classes.tag}>
              <Stack as="span" gap={2} align="start" shrinks className={classes.words}>
                <TagChip tag={tag} />
                {tag.description && (
                  <Text as="span" size={14} tone="muted">
                    {tag.description}
                  </Text>
                )}
              </Stack>
              <IconButton
                label={t('labels.own.remove', { words: tag.tag })}
                onClick={() => reject({ kind: 'tag', words: tag.tag })}
              >
                <Icon name="cross" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <SuggestTag
          community={community}
          userId={userId}
          label={t('labels.own.add')}
          hint={t('labels.own.addHint')}
          action={t('labels.own.addButton')}
          onDone={({ words }) => showBanner('success', t('labels.done.own', { words }))}
        />
      )}
    </section>
  );
}
