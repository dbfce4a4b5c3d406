import type { listMessages } from '@rondo/contract';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useMemo, useState } from 'react';
import { useT } from '../../../platform/i18n.tsx';
import { useUrlStep } from '../../../platform/use-url-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Row } from '../../../ui/layout.tsx';
import type { Shown } from '../description.ts';
import classes from './messages.module.css';
import { type Message, nameOf, writeNames } from './queries.ts';

/** The messages that are chosen to be sent again, by their names in the address. */
interface Chosen {
  names: ReadonlySet<string>;
  choose: Dispatch<SetStateAction<ReadonlySet<string>>>;
}

const ChosenContext = createContext<Chosen>({ names: new Set(), choose: () => undefined });

export const useChosenMessages = (): Chosen => use(ChosenContext);

export function ChosenMessages({ children }: { children: ReactNode }) {
  const [names, choose] = useState<ReadonlySet<string>>(new Set());
  return <ChosenContext value={useMemo(() => ({ names, choose }), [names])}>{children}</ChosenContext>;
}

const canGoAgain = ({ state, isAddressGone }: Message) => state !== 'waiting' && !isAddressGone;

/** Chooses all that failed, and sends those that are chosen. */
export function ChooseAll({ rows }: Shown<typeof listMessages>) {
  const t = useT();
  const { names, choose } = useChosenMessages();
  const { open } = useUrlStep(['again'], ['id']);
  const failed = rows.filter(canGoAgain);
  const chosen = failed.filter((one) => names.has(nameOf(one)));
  return (
    <Row gap={20} lineGap={4} align="center" justify="between" wrap className={classes.several}>
      <Checkbox
        label={
          chosen.length > 0
            ? t('operating.messages.chosen', { count: chosen.length })
            : t('operating.messages.chooseAll')
        }
        disabled={failed.length === 0}
        checked={failed.length > 0 && chosen.length === failed.length}
        onChange={({ target }) => choose(new Set(target.checked ? failed.map(nameOf) : []))}
      />
      {chosen.length > 0 && (
        <Button onClick={() => open('again', { id: writeNames(chosen) })}>{t('operating.messages.again.do')}</Button>
      )}
    </Row>
  );
}

export function ChooseMessage({ message }: { message: Message }) {
  const t = useT();
  const { names, choose } = useChosenMessages();
  const name = nameOf(message);
  if (!canGoAgain(message)) return null;
  return (
    <Checkbox
      label={<span className="visually-hidden">{t('operating.messages.choose', { to: message.to })}</span>}
      checked={names.has(name)}
      onChange={() => choose((before) => before.symmetricDifference(new Set([name])))}
    />
  );
}
