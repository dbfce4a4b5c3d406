import { promises, sports } from '@rondo/rules';
import { useQuery } from '@tanstack/react-query';
import { usersCountQuery } from '../features/accounts/users-count.ts';
import { playedCountQuery } from '../features/finding/queries.ts';
import { Prose } from '../features/info/prose.tsx';
import { SellerWords } from '../features/info/seller-words.tsx';
import { useFormats } from '../platform/formats.ts';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import { usePageHead } from '../platform/page-head.tsx';
import type { PageRequest } from '../platform/page-module.ts';
import { useSettings } from '../platform/settings.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Row, Stack, Text } from '../ui/layout.tsx';
import { Card, Page, Section } from '../ui/page.tsx';
import { useAnchor } from '../ui/use-anchor.ts';
import classes from './info/about.module.css';

export const phrases = ['info'] as const;

export async function prefetch({ client }: PageRequest): Promise<void> {
  await Promise.all([client.prefetchQuery(usersCountQuery), client.prefetchQuery(playedCountQuery)]);
}

const steps: readonly ['find' | 'join' | 'play', IconName][] = [
  ['find', 'search'],
  ['join', 'plus'],
  ['play', 'field'],
];

/** `/about` (pages.md#pages). */
export default function AboutPage() {
  const t = useT();
  const formats = useFormats();
  const { contactEmail } = useSettings();
  const organise = useAnchor('organise');
  const { data: players = 0 } = useQuery(usersCountQuery);
  const { data: games = 0 } = useQuery(playedCountQuery);
  usePageHead({ title: t('about.title'), description: t('about.intro') });
  return (
    <Page width="reading" title={t('about.title')} intro={t('about.intro')}>
      <Row as="ul" gap={10} wrap className={classes.figures}>
        <li>{t('about.players', { count: players, number: formats.number(players) })}</li>
        <li>{t('about.games', { count: games, number: formats.number(games) })}</li>
        <li>{t('about.sports', { count: sports.length })}</li>
      </Row>
      <Section title={t('about.why.title')}>
        <Stack gap={16}>
          <Prose text={t('about.why.text')} />
        </Stack>
      </Section>
      <Section title={t('about.how.title')}>
        <div className={classes.steps}>
          {steps.map(([step, icon]) => (
            <Card key={step}>
              <Icon name={icon} size={28} />
              <Text as="h3" above={12} below={6}>
                {t(`about.how.${step}`)}
              </Text>
              <p>{t(`about.how.${step}Body`)}</p>
            </Card>
          ))}
        </div>
      </Section>
      <Section title={t('about.money.title')}>
        <p>{t('about.money.text')}</p>
      </Section>
      <Section title={t('about.organise.title')} heading={organise}>
        <p>{t('about.organise.text')}</p>
        <p>
          <Link className="link" to="/organiser-contact">
            {t('about.organise.apply')}
          </Link>
        </p>
      </Section>
      <Section title={t('about.contact.title')}>
        <p>{t('about.contact.text', { email: contactEmail, hours: promises.replyHours })}</p>
        <SellerWords />
        <Row as="ul" gap={24} lineGap={0} wrap above={8}>
          <li>
            <Link className="link" to="/contact">
              {t('about.contact.business')}
            </Link>
          </li>
          <li>
            <Link className="link" to="/facility-contact">
              {t('about.contact.venue')}
            </Link>
          </li>
          <li>
            <Link className="link" to="/privacyPolicy">
              {t('nav.footer.privacy')}
            </Link>
          </li>
          <li>
            <Link className="link" to="/cookiePolicy">
              {t('nav.footer.cookies')}
            </Link>
          </li>
        </Row>
      </Section>
      <ButtonLink to="/allgames" size="large">
        {t('about.cta')}
      </ButtonLink>
    </Page>
  );
}
