import { ConsentChoices } from '../../features/info/consent-choices.tsx';
import { TermsText } from '../../features/info/terms-text.tsx';
import { RefundPolicy } from '../../ui/joining/refund-policy.tsx';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';

const phrases = ['info', 'match'] as const;

interface Props {
  show: 'terms' | 'cookies';
  onClose: () => void;
}

/** The terms and cookie choices that the footer opens over the page (pages.md#header-and-footer). */
export default function InfoSheet(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <Titled {...props} />
    </WithPhrases>
  );
}

function Titled({ show, onClose }: Props) {
  const t = useT();
  if (show === 'terms')
    return (
      <Sheet open reading onClose={onClose} title={t('terms.title')}>
        <TermsText refunds={<RefundPolicy free={false} />} />
      </Sheet>
    );
  return (
    <Sheet open onClose={onClose} title={t('cookies.choices.title')}>
      <ConsentChoices onSaved={onClose} />
      <p>
        <Link to="/cookiePolicy" onClick={onClose}>
          {t('cookies.choices.more')}
        </Link>
      </p>
    </Sheet>
  );
}
