import type { GameDetails } from '@rondo/contract';
import { changeRefundHours, placeLine } from '@rondo/rules';
import { formatDay, formatTimeRange, useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { QuestionSheet } from '../../ui/question-sheet.tsx';
import type { Scope } from '../../ui/scope-choice.tsx';
import classes from './edit-question.module.css';
import { numberOf } from '../../platform/call-form.ts';
import type { GameDraft } from './draft.ts';
import { effectsOf, type Effect } from './effects.ts';
import type { Question } from './game-form.tsx';
import { instantOf } from '../../platform/local-time.ts';

interface Props extends Question {
  game: GameDetails;
  before: GameDraft;
  after: GameDraft;
  scope: Scope;
}

/** Asks for confirmation, saying what an edit does to joined players. */
export function EditQuestion({ game, before, after, scope, working, onConfirm, onClose }: Props) {
  const { t, language } = useI18n();
  const formats = useFormats();
  const effects = effectsOf(before, after);
  const say: Record<Effect, (draft: GameDraft) => string> = {
    time: ({ game_date: date, duration }) => {
      const start = instantOf(date) ?? 0;
      return `${formatDay(start, language)}, ${formatTimeRange(start, numberOf(duration), language)}`;
    },
    place: ({ location: { description: name, address } }) => placeLine({ name, address }),
    price: ({ isPayingGame, price }) => formats.price(isPayingGame ? numberOf(price) : 0),
  };
  const count = game.joined_players_number;
  const refundable = game.price > 0 && (effects.includes('time') || effects.includes('place'));
  return (
    <QuestionSheet
      title={t('organise.question.title')}
      keep={t('organise.question.back')}
      action={t('organise.question.confirm')}
      variant="primary"
      working={working}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Stack as="dl" gap={12} className={classes.changes}>
        {effects.map((effect) => (
          <div key={effect}>
            <Text as="dt" size={14} tone="muted" weight={550}>
              {t(`organise.question.${effect}`)}
            </Text>
            <dd>
              <Text as="del" tone="muted" ownLine>
                {say[effect](before)}
              </Text>{' '}
              <ins>{say[effect](after)}</ins>
            </dd>
          </div>
        ))}
      </Stack>
      <Stack as="ul" gap={8} bulleted>
        <li>{scope === 'following' ? t('organise.question.toldSeries') : t('organise.question.told', { count })}</li>
        {refundable && <li>{t('organise.effects.window', { hours: changeRefundHours })}</li>}
        {effects.includes('price') && <li>{t('organise.question.pricePaid')}</li>}
      </Stack>
    </QuestionSheet>
  );
}
