import { useT } from '../platform/i18n.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { EmptyState } from '../ui/states.tsx';

export default function NotFound() {
  const t = useT();
  usePageHead({ title: t('nav.notFound.title') });
  return (
    <Page>
      <EmptyState
        level={1}
        title={t('nav.notFound.title')}
        action={
          <ButtonLink to="/" size="large">
            {t('nav.notFound.home')}
          </ButtonLink>
        }
      >
        {t('nav.notFound.body')}
      </EmptyState>
    </Page>
  );
}
