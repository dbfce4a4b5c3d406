import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useT } from '../../platform/i18n.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import classes from './sign-in.module.css';

type Box = Partial<ComponentProps<typeof Checkbox>>;

interface Props {
  /** As given by `form.getInputProps`: an unticked box is in error. */
  terms: Box;
  privacy: Box;
}

/** Terms and privacy policy, each with a box and a link to read it; what is missing is said once, at the first unticked box. */
export function ConsentBoxes({ terms, privacy }: Props) {
  const t = useT();
  const words = t('accounts.consent');
  return (
    <div className={classes.consents}>
      <Checkbox
        required
        label={t('accounts.terms')}
        end={<ReadLink path="/termsAndConditions" name={t('nav.footer.terms')} />}
        {...terms}
        error={terms.error && words}
      />
      <Checkbox
        required
        label={t('accounts.privacy')}
        end={<ReadLink path="/privacyPolicy" name={t('nav.footer.privacy')} />}
        {...privacy}
        error={privacy.error && (terms.error ? true : words)}
      />
    </div>
  );
}

/** Opens the text in a new tab, so that nothing typed is lost. */
function ReadLink({ path, name }: { path: string; name: string }) {
  const t = useT();
  return (
    <Link to={path} target="_blank" rel="noopener" className={classes.read}>
      {t('accounts.read')}
      <span className="visually-hidden">
        {' '}
        {name} {t('accounts.newTab')}
      </span>
    </Link>
  );
}
