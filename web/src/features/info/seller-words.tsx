import { useT } from '../../platform/i18n.tsx';
import { useSettings } from '../../platform/settings.tsx';

/** The seller, as the terms and the page about Rondo describe it (product.md#who-sells); nothing if no seller is named. */
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
