import type { listMessages } from '@rondo/contract';
import { heldChannels } from '@rondo/rules/message-channels';
import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useMemo, useState } from 'react';
import { useT } from '../../../../platform/i18n.tsx';
import { useUrlStep } from '../../../../platform/use-url-step.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Row } from '../../../../ui/layout.tsx';
import type { Shown } from '../../../../ui/console/description.ts';
import classes from './messages.module.css';
import { type Message, nameOf, writeNames } from './queries.ts';

/** The messages that were chosen for an act, by their names in the address. */
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

export const messageActs = ['again', 'hold', 'throw-away'] as const;
export type MessageAct = (typeof messageActs)[number];

/** The acts on a message; what can be held can always be discarded. */
export function actsOf({ channel, state, isAddressGone }: Message): MessageAct[] {
  const again = state !== 'waiting' && !isAddressGone ? (['again'] as const) : [];
  if (!heldChannels.some((one) => one === channel)) return [...again];
  return [...again, ...(state === 'waiting' || state === 'retried' ? (['hold'] as const) : []), 'throw-away'];
}

/** Chooses all messages of the page, and does something with the chosen ones. */
export function ChooseAll({ rows }: Shown<typeof listMessages>) {
  const t = useT();
  const { names, choose } = useChosenMessages();
  const { open } = useUrlStep(messageActs, ['id']);
  const able = rows.filter((one) => actsOf(one).length > 0);
  if (able.length === 0) return null;
  const chosen = able.filter((one) => names.has(nameOf(one)));
  const acts = messageActs.filter((act) => chosen.some((one) => actsOf(one).includes(act)));
  return (
    <Row gap={20} lineGap={4} align="center" justify="between" wrap className={classes.several}>
      <Checkbox
        label={
          chosen.length > 0
            ? t('operating.messages.chosen', { count: chosen.length })
            : t('operating.messages.chooseAll')
        }
        checked={chosen.length === able.length}
        onChange={({ target }) => choose(new Set(target.checked ? able.map(nameOf) : []))}
      />
      <Row gap={8} wrap>
        {acts.map((act) => (
          <Button
            key={act}
            variant={act === 'throw-away' ? 'danger' : act === 'hold' ? 'secondary' : 'primary'}
            onClick={() => open(act, { id: writeNames(chosen.filter((one) => actsOf(one).includes(act))) })}
          >
            {t(`operating.messages.acts.${act}.do`)}
          </Button>
        ))}
      </Row>
    </Row>
  );
}

export function ChooseMessage({ message }: { message: Message }) {
  const t = useT();
  const { names, choose } = useChosenMessages();
  const name = nameOf(message);
  if (actsOf(message).length === 0) return null;
  return (
    <Checkbox
      label={<span className="visually-hidden">{t('operating.messages.choose', { to: message.to })}</span>}
      checked={names.has(name)}
      onChange={() => choose((before) => before.symmetricDifference(new Set([name])))}
    />
  );
}
