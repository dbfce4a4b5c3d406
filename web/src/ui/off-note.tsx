import { useNow } from '../platform/clock.tsx';
import { useFormats } from '../platform/formats.ts';
import { useI18n, WithPhrases } from '../platform/i18n.tsx';
import type { OffNotice } from '../platform/settings.tsx';
import { useOff } from '../platform/use-off.ts';
import { Note } from './form.tsx';

const phrases = ['off'] as const;

interface Props {
  of: 'changes' | 'signUps' | 'payments';
}

/** Says that something is switched off and until when, in the admin's words or the usual ones; nothing while it is on. */
export function OffNote({ of }: Props) {
  const notice = useOff(of);
  return (
    notice && (
      <WithPhrases parts={phrases} fallback={null}>
        <Note>
          <Words of={of} {...notice} />
        </Note>
      </WithPhrases>
    )
  );
}

function Words({ of, said, until }: Props & OffNotice) {
  const { t, language } = useI18n();
  const formats = useFormats();
  const now = useNow();
  return (
    <>
      {said[language] ?? t(`off.${of}`)}
      {until && ` ${t('off.until', { when: `${formats.relativeDay(until, now)} ${formats.time(until)}` })}`}
    </>
  );
}
