import type { Community } from '@rondo/contract';
import { suggestNickname, suggestTag } from '@rondo/contract/forms';
import { useCallForm } from '../../../ui/use-call-form.ts';
import { type Named, useSuggest } from './commands.ts';
import { WordsForm } from './words-form.tsx';

interface Props {
  community: Community;
  /** The member who gets the suggestion. */
  userId: string;
  label: string;
  hint?: string;
  action: string;
  onDone: (named: Named) => void;
}

/** Suggests a tag; a suggestion to oneself is confirmed at once. */
export function SuggestTag({ community, userId, onDone, ...words }: Props) {
  const suggest = useSuggest(community, userId, onDone);
  const form = useCallForm(suggestTag, { initial: { targetUserId: userId, tag: '' } });
  return (
    <WordsForm
      {...words}
      field={form.text('tag')}
      form={form.sends(({ tag }) =>
        suggest.mutate({ kind: 'tag', words: tag }, { onSuccess: form.forget, onError: form.refuse }),
      )}
      problem={form.refusal.whole}
      working={suggest.isPending}
    />
  );
}

export function SuggestNickname({ community, userId, onDone, ...words }: Props) {
  const suggest = useSuggest(community, userId, onDone);
  const form = useCallForm(suggestNickname, { initial: { targetUserId: userId, nickname: '' } });
  return (
    <WordsForm
      {...words}
      field={form.text('nickname')}
      form={form.sends(({ nickname }) =>
        suggest.mutate({ kind: 'nickname', words: nickname }, { onSuccess: form.forget, onError: form.refuse }),
      )}
      problem={form.refusal.whole}
      working={suggest.isPending}
    />
  );
}
