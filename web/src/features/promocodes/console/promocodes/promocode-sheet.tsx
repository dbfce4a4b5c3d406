import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Row, Text } from '../../../../ui/layout.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import { ErrorState, Loading, Skeleton } from '../../../../ui/states.tsx';
import classes from '../../../../ui/console/console.module.css';
import { useDates } from '../../../../ui/console/use-dates.ts';
import { Facts } from '../../../../ui/console/facts.tsx';
import { consolePromocodeQuery } from './queries.ts';

interface Props {
  id: string;
  onChange: () => void;
  onAgree: () => void;
  onExpire: () => void;
  onClose: () => void;
}

/** A promocode, and its uses. */
export function PromocodeSheet({ id, onChange, onAgree, onExpire, onClose }: Props) {
  const { t, explain } = useI18n();
  const formats = useFormats();
  const dates = useDates();
  const { data: promocode, error, refetch } = useQuery(consolePromocodeQuery(id));
  return (
    <Sheet open title={promocode?.code ?? t('running.promocodes.title')} onClose={onClose}>
      {promocode ? (
        <>
          <p>{promocode.name}</p>
          {promocode.waitsForSecond && <Text tone="muted">{t('running.promocodes.waitsForSecond')}</Text>}
          <Facts>
            <dt>{t('running.promocodes.cost')}</dt>
            <dd>{formats.money(promocode.cost)}</dd>
            <dt>{t('running.promocodes.form.uses')}</dt>
            <dd>
              {promocode.usesTotal === null ? t('running.promocodes.unlimited') : formats.number(promocode.usesTotal)}
            </dd>
            <dt>{t('running.promocodes.ends')}</dt>
            <dd>{promocode.endsAt ? dates.moment(promocode.endsAt) : t('running.promocodes.never')}</dd>
          </Facts>
          <Row gap={8} wrap above={20}>
            {promocode.waitsForSecond && <Button onClick={onAgree}>{t('running.promocodes.agree.do')}</Button>}
            <Button variant="secondary" onClick={onChange}>
              {t('running.promocodes.change.open')}
            </Button>
            {(!promocode.isExpired || promocode.discountType === 'topupBalance') && (
              <Button variant="danger" onClick={onExpire}>
                {t(promocode.isExpired ? 'running.promocodes.giftsBack.open' : 'running.promocodes.expire.do')}
              </Button>
            )}
          </Row>
          <section className={classes.part}>
            <h3>{t('running.promocodes.holders')}</h3>
            {promocode.holders.length === 0 && <Text tone="muted">{t('running.promocodes.nobody')}</Text>}
            <ul>
              {promocode.holders.map(({ _id, name, activatedAt, redeemedAt, game }) => (
                <li key={_id}>
                  {name}{' '}
                  <Text as="span" tone="muted">
                    {dates.day(redeemedAt ?? activatedAt)}, {t(`running.promocodes.${redeemedAt ? 'used' : 'unused'}`)}
                    {game && `: ${game.name}`}
                  </Text>
                </li>
              ))}
            </ul>
          </section>
        </>
      ) : error ? (
        <ErrorState title={t('running.promocodes.failed')} message={explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={220} />
        </Loading>
      )}
    </Sheet>
  );
}
