import { addBankStatement } from '@rondo/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { showBanner } from '../../../../ui/banner.tsx';
import { FileButton } from '../../../../ui/file-button.tsx';
import { Problem } from '../../../../ui/form.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';

/** Chooses a bank statement and sends it; the reason for a refusal stays until another file is chosen. */
export function AddStatement({ account }: { account: string }) {
  const { t, explain } = useI18n();
  const { number } = useFormats();
  const client = useQueryClient();
  const adding = useMutation({
    mutationFn: (file: File) => call(addBankStatement, { body: {}, file }),
    onSuccess: ({ data: { added, known, matched, others } }) => {
      const said = { added: number(added), known: number(known), matched: number(matched) };
      const passedOver = others.length > 0 ? [t('ledger.bank.passedOver', { accounts: others.join(', ') })] : [];
      showBanner('success', [t('ledger.bank.added', said), ...passedOver].join(' '));
      void client.invalidateQueries({ queryKey: ['console'] });
    },
  });
  return (
    <Stack gap={6} align="start">
      <FileButton
        id="bank-statement"
        icon="plus"
        accept=".xml,application/xml,text/xml"
        disabled={adding.isPending}
        onFiles={([file]) => file && adding.mutate(file)}
      >
        {t('ledger.bank.add')}
      </FileButton>
      <Text tone="muted">{t('ledger.bank.addHint', { account })}</Text>
      {adding.error && <Problem>{explain(adding.error)}</Problem>}
    </Stack>
  );
}
