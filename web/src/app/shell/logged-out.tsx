import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useT, WithPhrases } from '../../platform/i18n.tsx';
import { withReturn } from '../../platform/return-to.ts';
import { sessionQuery } from '../../platform/session.ts';
import { dropTyped } from '../../platform/typed.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

interface Props {
  /** The address of the page that couldn't send something. */
  from: string;
  onClose: () => void;
}

const phrases = ['errors'] as const;

/** Tells a user that their session ended while they filled something in; one press leads to the log-in, which returns to the page. */
export default function LoggedOut(props: Props) {
  return (
    <WithPhrases parts={phrases} fallback={null}>
      <Words {...props} />
    </WithPhrases>
  );
}

function Words({ from, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const logIn = async () => {
    onClose();
    await navigate(withReturn('/login', from));
    client.setQueryData(sessionQuery.queryKey, null);
  };
  const stay = () => {
    dropTyped();
    onClose();
  };
  return (
    <Sheet
      open
      title={t('field.loggedOut.title')}
      onClose={stay}
      footer={
        <>
          <Button variant="secondary" onClick={stay}>
            {t('field.loggedOut.later')}
          </Button>
          <Button onClick={() => void logIn()}>{t('field.loggedOut.goOn')}</Button>
        </>
      }
    >
      <p>{t('field.loggedOut.body')}</p>
    </Sheet>
  );
}
