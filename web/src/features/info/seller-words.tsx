import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';

/** Who sells, as the terms and the page about Rondo say it (product.md#who-sells); nothing where nobody is named. */
export function SellerWords() {
  const t = useT();
  const { seller } = useSettings();
  if (!seller) return null;
  const { phone, ...named } = seller;
  return (
    <>
      <p>{t('about.seller', named)}</p>
      {phone !== null && <p>{t('about.sellerPhone', { phone })}</p>}
    </>
  );
}
