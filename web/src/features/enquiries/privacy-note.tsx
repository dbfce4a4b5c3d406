import { type EnquiryKind, enquiryKeptDays } from '@rondo/rules';
import { useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import classes from './enquiries.module.css';

/** Says what happens to the data, above the button that sends it. */
export function PrivacyNote({ kind }: { kind: EnquiryKind }) {
  const t = useT();
  const days = enquiryKeptDays[kind];
  return (
    <p className={classes.privacy}>
      {days === 365 ? t('contact.privacy.year') : t('contact.privacy.days', { days })}{' '}
      <Link to="/privacyPolicy" className="link">
        {t('contact.privacy.more')}
      </Link>
    </p>
  );
}
