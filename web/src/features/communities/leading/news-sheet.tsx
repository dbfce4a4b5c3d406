import type { Community, CommunityNews } from '@rondo/contract';
import { communityForm, newsToldADay } from '@rondo/rules';
import { useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { showBanner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { FormSheet } from '../../../ui/form-sheet.tsx';
import { Note } from '../../../ui/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { useSaveNews } from './commands.ts';
import classes from './leading.module.css';
import { keepWords, keptWords, type NewsWords } from './kept-words.ts';
import { usePictureChoice } from '../../../ui/use-picture-choice.ts';

interface Props {
  community: Community;
  /** The news that is edited; null for new news. */
  news: CommunityNews | null;
  onClose: () => void;
}

const nothing: NewsWords = { title: '', body: '', isPinned: false };
const refusals = { isPinned: ['too_many_pinned'], picture: ['picture_not_usable'] } as const;

/** The form for a community's news. */
export function NewsSheet({ community, news, onClose }: Props) {
  const t = useT();
  const refusal = useRefusal(refusals);
  const [words, setWords] = useState<NewsWords>(() => news ?? keptWords(community) ?? nothing);
  const { title, body, isPinned } = words;
  const change = (changes: Partial<NewsWords>) => {
    const next = { ...words, ...changes };
    setWords(next);
    if (!news) keepWords(community, next);
  };
  const [asked, setAsked] = useState(false);
  const picture = usePictureChoice(news?.picture ?? null);
  const save = useSaveNews(community, news, (isTold) => {
    if (!news) keepWords(community, null);
    onClose();
    if (news) showBanner('success', t('leading.news.saved'));
    else if (isTold) showBanner('success', t('leading.news.published'));
    else showBanner('success', t('leading.news.publishedQuietly', { most: newsToldADay }));
  });
  const lacks = { title: title.trim() === '', body: body.trim() === '' };
  const submit = () => {
    setAsked(true);
    refusal.clear();
    if (lacks.title || lacks.body) refusal.lead();
    else save.mutate({ title, body, isPinned, picture: picture.choice }, { onError: refusal.refuse });
  };
  return (
    <FormSheet
      title={t(news ? 'leading.news.editTitle' : 'leading.news.title')}
      action={t(news ? 'leading.news.save' : 'leading.news.publish')}
      cancel={t('leading.keep')}
      working={save.isPending}
      refusal={refusal}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        name="title"
        label={t('leading.news.name')}
        maxLength={communityForm.newsTitleMax}
        value={title}
        error={asked && lacks.title && t('leading.news.titleMissing')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        name="body"
        label={t('leading.news.body')}
        hint={t('leading.news.bodyHint', { count: body.length, max: communityForm.newsBodyMax })}
        rows={8}
        maxLength={communityForm.newsBodyMax}
        value={body}
        error={asked && lacks.body && t('leading.news.bodyMissing')}
        onChange={(event) => change({ body: event.target.value })}
      />
      {!lacks.body && <Preview text={body} />}
      <PictureField
        {...picture}
        label={t('leading.news.picture')}
        hint={t('leading.news.pictureHint')}
        error={refusal.at('picture')}
      />
      <Checkbox
        name="isPinned"
        label={t('leading.news.isPinned')}
        checked={isPinned}
        error={refusal.at('isPinned')}
        onChange={(event) => change({ isPinned: event.target.checked })}
      />
      {!news && <Note>{t('leading.news.told', { count: newsToldADay })}</Note>}
    </FormSheet>
  );
}

/** Shows the text as members will read it, if asked to. */
function Preview({ text }: { text: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="plain" className={classes.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="eye" size={18} />
        {t(open ? 'leading.news.hidePreview' : 'leading.news.preview')}
      </Button>
      {open && (
        <div className={classes.preview}>
          <Markdown text={text} />
        </div>
      )}
    </div>
  );
}
