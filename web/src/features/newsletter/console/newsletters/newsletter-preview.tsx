import { useQuery } from '@tanstack/react-query';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Grid, Stack } from '../../../../ui/layout.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { previewQuery } from './queries.ts';
import own from './newsletter-preview.module.css';

/** A newsletter in each language as readers get it; no script or link in it works. */
export function NewsletterPreview({ id }: { id: string }) {
  const { t, explain } = useI18n();
  const { data: mails, error, refetch } = useQuery(previewQuery(id));
  return (
    <section className={classes.part}>
      <h3>{t('newsletters.preview')}</h3>
      {mails ? (
        <Grid least={240} gap={12}>
          {mails.map(({ language, html, text }) => (
            <Stack key={language} gap={8} shrinks>
              <iframe
                className={own.mail}
                sandbox=""
                title={t('newsletters.previewIn', { language: t(`newsletters.in.${language}`) })}
                srcDoc={withoutSheets(html)}
              />
              <details>
                <summary>{t('newsletters.plain')}</summary>
                <p className={classes.written} lang={language}>
                  {text}
                </p>
              </details>
            </Stack>
          ))}
        </Grid>
      ) : error ? (
        <ErrorState title={t('newsletters.previewFailed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={360} />
        </Loading>
      )}
    </section>
  );
}

/** The page's policy blocks style sheets of a mail; the styles that every mail program shows are in its elements. */
const withoutSheets = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>/g, '');
