import { getGiftsLeft } from '@rondo/contract/calls';
import { changePromocode } from '@rondo/contract/forms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Text } from '../../../../ui/layout.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import classes from '../../../../ui/console/console.module.css';
import { consolePromocodeQuery } from './queries.ts';

/** Ends a promocode before its last day, and takes the rest of its gifts if the admin asks for that; if it has already ended, only the gifts. */
export function ExpirePromocode({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const client = useQueryClient();
  const form = useCallForm(changePromocode, { initial: { takeGifts: false, reason: '' } });
  const { data: promocode } = useQuery(consolePromocodeQuery(id));
  const { data: left } = useQuery({
    queryKey: ['console', 'gifts left', id],
    queryFn: async () => (await call(getGiftsLeft, { params: { id } })).data,
    staleTime: 0,
  });
  const hasEnded = promocode?.isExpired ?? false;
  const words = hasEnded ? 'running.promocodes.giftsBack' : 'running.promocodes.expire';
  return (
    <ActSheet
      title={t(`${words}.title`)}
      body={t(`${words}.body`)}
      action={t(`${words}.do`)}
      isDanger
      form={form}
      reason={form.text('reason')}
      act={(body, idempotencyKey) =>
        call(changePromocode, {
          params: { id },
          body: { ...body, expired: true, takeGifts: hasEnded || body.takeGifts },
          idempotencyKey,
        })
      }
      onDone={({ data }) => {
        client.setQueryData(consolePromocodeQuery(id).queryKey, data.promocode);
        void client.invalidateQueries({ queryKey: ['console', 'promocodes'] });
        onClose();
      }}
      onClose={onClose}
    >
      {hasEnded && left?.people === 0 && <Text tone="muted">{t('running.promocodes.giftsBack.none')}</Text>}
      {left && left.people > 0 && (
        <section className={classes.part}>
          {!hasEnded && (
            <Checkbox
              {...form.box('takeGifts')}
              label={t('running.promocodes.expire.takeGifts', {
                left: formats.money(left.left),
                people: formats.number(left.people),
              })}
            />
          )}
          <ul>
            {left.gifts.map((gift) => (
              <li key={gift._id}>
                {gift.name}: {formats.money(gift.left)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </ActSheet>
  );
}
