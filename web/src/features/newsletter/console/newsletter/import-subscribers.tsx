import { compareSubscribers } from '@rondo/contract/calls';
import { importSubscribers } from '@rondo/contract/forms';
import { decodeText } from '@rondo/rules/decode-text';
import type { ColumnAnswer } from '@rondo/rules/subscriber-columns';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../platform/api.ts';
import { useI18n } from '../../../../platform/i18n.tsx';
import { Field } from '../../../../ui/field.tsx';
import { ReasonSheet } from '../../../../ui/console/reason-sheet.tsx';
import { AskColumns } from './ask-columns.tsx';
import { FileComparison } from './file-comparison.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

type Columns = Readonly<Record<string, ColumnAnswer>>;

/** Takes over the file of a list from elsewhere, after showing what it would change and asking about columns whose meaning the file doesn't say. */
export function ImportSubscribers({ onDone, onClose }: Props) {
  const { t, explain } = useI18n();
  const [asked, setAsked] = useState<Parameters<typeof AskColumns>[0]['asked']>([]);
  const [columns, setColumns] = useState<Columns>({});
  const compare = useMutation({
    mutationFn: async (body: { csv: string; columns: Columns }) => ({
      ...body,
      ...(await call(compareSubscribers, { body })).data,
    }),
    onSuccess: ({ unclear }) => {
      if (unclear.length > 0) setAsked(unclear);
    },
  });
  const read = useMutation({
    mutationFn: async (file: File) => decodeText(new Uint8Array(await file.arrayBuffer())),
    onSuccess: (csv) => {
      setAsked([]);
      setColumns({});
      compare.mutate({ csv, columns: {} });
    },
  });
  const { data, error } = compare;
  const answer = (column: string, means: ColumnAnswer) => {
    const next = { ...columns, [column]: means };
    setColumns(next);
    const isWhole = asked.every((one) => Object.hasOwn(next, one.column));
    if (isWhole && read.data !== undefined) compare.mutate({ csv: read.data, columns: next });
  };
  const isKnown = data?.unclear.length === 0;
  const sent = { csv: data?.csv ?? '', columns: data?.columns ?? {} };
  return (
    <ReasonSheet
      call={importSubscribers}
      title={t('newsletters.import.title')}
      body={t('newsletters.import.body')}
      action={t('newsletters.import.do')}
      missing={isKnown ? null : t(data ? 'newsletters.import.columns.why' : 'newsletters.import.missing')}
      act={(reason, idempotencyKey) => call(importSubscribers, { body: { ...sent, reason }, idempotencyKey })}
      said={() => ({ kind: 'success', message: t('newsletters.import.done') })}
      onDone={onDone}
      onClose={onClose}
    >
      <Field
        type="file"
        accept=".csv,.txt,text/csv"
        label={t('newsletters.import.choose')}
        error={error && explain(error)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) read.mutate(file);
        }}
      />
      {asked.length > 0 && <AskColumns asked={asked} answers={columns} onAnswer={answer} />}
      {data && isKnown && <FileComparison comparison={data} />}
    </ReasonSheet>
  );
}
