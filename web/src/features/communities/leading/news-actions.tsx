import type { Community, CommunityNews } from '@rondo/contract';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { showBanner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, menuEntry } from '../../../ui/menu.tsx';
import { useRefusal } from '../../../ui/use-refusal.ts';
import { useDeleteNews } from './commands.ts';
import { NewsSheet } from './news-sheet.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';

interface Props {
  community: Community;
  news: CommunityNews;
}

const steps = ['edit-news', 'delete-news'] as const;

/** An admin's acts on published news. */
export default function NewsActions({ community, news }: Props) {
  const t = useT();
  const { title } = news;
  const step = useUrlStep(steps, ['about']);
  const isAsked = step.about('about') === news._id;
  const ask = (what: (typeof steps)[number]) => step.open(what, { about: news._id });
  return (
    <>
      <Menu label={t('leading.news.actions', { title })} button={<Icon name="more" />}>
        <button type="button" className={menuEntry} onClick={() => ask('edit-news')}>
          <Icon name="field" size={18} />
          {t('leading.news.edit')}
        </button>
        <button type="button" className={menuEntry} onClick={() => ask('delete-news')}>
          <Icon name="cross" size={18} />
          {t('leading.news.delete')}
        </button>
      </Menu>
      {isAsked && step.step === 'edit-news' && <NewsSheet community={community} news={news} onClose={step.close} />}
      {isAsked && step.step === 'delete-news' && <DeleteSheet community={community} news={news} onClose={step.close} />}
    </>
  );
}

function DeleteSheet({ community, news, onClose }: Props & { onClose: () => void }) {
  const t = useT();
  const refusal = useRefusal();
  const remove = useDeleteNews(community, news, () => {
    onClose();
    showBanner('success', t('leading.news.deleted'));
  });
  return (
    <QuestionSheet
      title={t('leading.news.deleteTitle')}
      keep={t('leading.keep')}
      action={t('leading.news.delete')}
      working={remove.isPending}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined, { onError: refusal.refuse })}
    >
      <p>{t('leading.news.deleteBody', { title: news.title })}</p>
    </QuestionSheet>
  );
}
