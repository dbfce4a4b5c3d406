import { createNewsletter } from '@rondo/contract/calls';
import { changeNewsletter } from '@rondo/contract/forms';
import { languageCodes } from '@rondo/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../platform/api.ts';
import { useT } from '../../../../platform/i18n.tsx';
import { Field, TextField } from '../../../../ui/field.tsx';
import { Grid, Stack } from '../../../../ui/layout.tsx';
import { useCallForm } from '../../../../ui/use-call-form.ts';
import { ActSheet } from '../../../../ui/console/act-sheet.tsx';
import { type Newsletter, newsletterQuery, showChanged } from './queries.ts';

interface Ways {
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Continues a draft as it was saved. */
export function ChangeNewsletter({ id, ...ways }: Ways & { id: string }) {
  const { data } = useQuery(newsletterQuery(id));
  return data && <WriteNewsletter newsletter={data} {...ways} />;
}

/** Writes a newsletter in every language, side by side if there is room; without a draft it begins a new one. */
export function WriteNewsletter({ newsletter, onSaved, onClose }: Ways & { newsletter: Newsletter | null }) {
  const t = useT();
  const client = useQueryClient();
  const form = useCallForm(changeNewsletter, {
    initial: {
      texts: languageCodes.map((language) => {
        const { subject = '', body = '' } = newsletter?.texts.find((one) => one.language === language) ?? {};
        return { language, subject, body };
      }),
    },
  });
  return (
    <ActSheet
      title={t('newsletters.write')}
      body={t('newsletters.writeBody')}
      action={t('newsletters.save')}
      form={form}
      reason={null}
      act={(body, idempotencyKey) =>
        newsletter
          ? call(changeNewsletter, { params: { id: newsletter._id }, body, idempotencyKey })
          : call(createNewsletter, { body, idempotencyKey })
      }
      said={() => ({ kind: 'success', message: t('newsletters.saved') })}
      onDone={({ data }) => {
        showChanged(client, data.newsletter);
        onSaved(data.newsletter._id);
      }}
      onClose={onClose}
    >
      <Grid least={240} gap={12}>
        {languageCodes.map((language, index) => {
          const name = { language: t(`newsletters.in.${language}`) };
          return (
            <Stack key={language} gap={12}>
              <Field
                {...form.text(`texts.${index}.subject`)}
                label={t('newsletters.subjectIn', name)}
                lang={language}
              />
              <TextField
                {...form.text(`texts.${index}.body`)}
                label={t('newsletters.bodyIn', name)}
                lang={language}
                rows={12}
              />
            </Stack>
          );
        })}
      </Grid>
    </ActSheet>
  );
}
