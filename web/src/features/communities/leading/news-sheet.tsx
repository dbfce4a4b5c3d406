import type { Community, CommunityNews } from '@rondo/contract';
import { writeNews } from '@rondo/contract/forms';
import { keptByScripts, newsToldADay } from '@rondo/rules';
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
import { useCallForm } from '../../../ui/use-call-form.ts';
import { untouched, useShownPicture } from '../../../ui/use-picture-choice.ts';
import { useSaveNews } from './commands.ts';
import classes from './leading.module.css';

interface Props {
  community: Community;
  /** The news that is edited; null for new news. */
  news: CommunityNews | null;
  onClose: () => void;
}

const nothing = { title: '', body: '', isPinned: false };

/** The form for a community's news. */
export function NewsSheet({ community, news, onClose }: Props) {
  const t = useT();
  const { title, body, isPinned } = news ?? nothing;
  const form = useCallForm(writeNews, {
    keep: news ? undefined : { entry: keptByScripts.newsDraft, id: community._id },
    initial: { title, body, isPinned, picture: untouched },
    say: { title: t('leading.news.titleMissing'), body: t('leading.news.bodyMissing') },
  });
  const { values, change } = form;
  const shown = useShownPicture(values.picture, news?.picture ?? null);
  const save = useSaveNews(community, news, (isTold) => {
    form.forget();
    onClose();
    if (news) showBanner('success', t('leading.news.saved'));
    else if (isTold) showBanner('success', t('leading.news.published'));
    else showBanner('success', t('leading.news.publishedQuietly', { most: newsToldADay }));
  });
  return (
    <FormSheet
      title={t(news ? 'leading.news.editTitle' : 'leading.news.title')}
      action={t(news ? 'leading.news.save' : 'leading.news.publish')}
      cancel={t('leading.keep')}
      working={save.isPending}
      refusal={form.refusal}
      onSubmit={() => form.attempt((_, written) => save.mutate(written, { onError: form.refuse }))}
      onClose={onClose}
    >
      <Field {...form.text('title')} label={t('leading.news.name')} />
      <TextField
        {...form.text('body')}
        label={t('leading.news.body')}
        hint={t('leading.news.bodyHint', form.count('body'))}
        rows={8}
      />
      {values.body.trim() !== '' && <Preview text={values.body} />}
      <PictureField
        choice={values.picture}
        shown={shown}
        label={t('leading.news.picture')}
        hint={t('leading.news.pictureHint')}
        error={form.at('picture')}
        onChange={(picture) => change({ picture })}
      />
      <Checkbox {...form.box('isPinned')} label={t('leading.news.isPinned')} />
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
