import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import classes from './evidence-details.module.css';

/** A link to the page with players' reviews; in a demo without one, reviews that are marked as made up; otherwise nothing. */
export function PlayerWords() {
  const t = useT();
  const { reviewsUrl, isDemo } = useSettings();
  if (!reviewsUrl && !isDemo) return null;
  return (
    <Stack gap={16} shrinks>
      <h3>{t('evidence.words.title')}</h3>
      {reviewsUrl ? (
        <a className="onward" href={reviewsUrl} rel="noopener">
          {t('evidence.words.read', { site: new URL(reviewsUrl).hostname })}
          <Icon name="forward" size={18} />
        </a>
      ) : (
        <>
          <figure className={classes.words}>
            <blockquote>{t('evidence.words.late.text')}</blockquote>
            <Text as="figcaption" above={6} size={15} tone="muted">
              {t('evidence.words.late.name')}
            </Text>
          </figure>
          <Text size={14} tone="muted">
            {t('evidence.words.demo')}
          </Text>
        </>
      )}
    </Stack>
  );
}
