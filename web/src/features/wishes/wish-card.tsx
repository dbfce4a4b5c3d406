import type { Wish } from '@rondo/contract';
import { weekParts } from '@rondo/rules';
import { useNow } from '../../platform/clock.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useI18n } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { showBanner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { breakingChips, Chip, onPaper } from '../../ui/chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { Menu, menuEntry } from '../../ui/menu.tsx';
import { SportMark } from '../../ui/sport/sport-mark.tsx';
import { useKeepWish } from './commands.ts';
import classes from './wishes.module.css';

interface Props {
  wish: Wish;
  /** The address of the list of games that matches the wish best. */
  listPath: string;
  onEdit: () => void;
}

/** A wish in words, with the games that fit it now. */
export function WishCard({ wish, listPath, onEdit }: Props) {
  const { t, explain } = useI18n();
  const keep = useKeepWish(wish);
  const { isOn, fitting, telling } = wish;
  const act = (what: Parameters<typeof keep.mutate>[0]) =>
    keep.mutate(what, {
      onSuccess: () => what === 'remove' && showBanner('success', t('wishes.removed')),
      onError: (error) => showBanner('error', explain(error)),
    });
  const title = wish.sports.map((sport) => t(`games.sport.${sport}`)).join(', ');
  const [first] = wish.sports;
  return (
    <Stack as="article" gap={16} className={classes.card} data-paused={!isOn || undefined}>
      <div className={`${classes.head} ${breakingChips}`}>
        <span className={classes.mark}>{first && <SportMark sport={first} size={26} />}</span>
        <div className={classes.words}>
          <Text as="h2" size={18} breaks>
            {title}
          </Text>
          <Text above={2} size={15} tone="muted">
            {useWishFacts(wish)}
          </Text>
        </div>
        <span className={onPaper}>
          <Chip icon={isOn ? 'bell' : 'pause'}>{isOn ? t(`wishes.tellings.${telling}`) : t('wishes.paused')}</Chip>
        </span>
      </div>
      {isOn && <Fitting fitting={fitting} listPath={listPath} />}
      <Row gap={8} align="center" wrap>
        <Button variant="secondary" onClick={onEdit}>
          {t('wishes.edit')}
          <span className="visually-hidden">: {title}</span>
        </Button>
        <Menu label={`${t('wishes.more')}: ${title}`} className={classes.more} button={<Icon name="more" />}>
          <button type="button" className={menuEntry} onClick={() => act(isOn ? 'pause' : 'resume')}>
            {t(isOn ? 'wishes.pause' : 'wishes.resume')}
          </button>
          <button type="button" className={menuEntry} onClick={() => act('remove')}>
            {t('wishes.remove')}
          </button>
        </Menu>
      </Row>
    </Stack>
  );
}

/** A wish's times, place, level and price, in one line. */
function useWishFacts({ parts, place, radius, levels, maxPrice }: Wish): string {
  const { t } = useI18n();
  const { price } = useFormats();
  const when =
    parts.length === weekParts.length
      ? t('wishes.anyTime')
      : weekParts
          .filter((part) => parts.includes(part))
          .map((part, index) => {
            const said = t(`dayParts.${part}`);
            return index === 0 ? said : said.charAt(0).toLowerCase() + said.slice(1);
          })
          .join(', ');
  return [
    when,
    t('wishes.where', { radius, place: place.name }),
    levels.length > 0 && levels.map((level) => t(`games.level.${level}`)).join(', '),
    maxPrice !== null && (maxPrice === 0 ? t('wishes.free') : t('wishes.upTo', { price: price(maxPrice) })),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Fitting({ fitting: { count, matches }, listPath }: { fitting: Wish['fitting']; listPath: string }) {
  const { t } = useI18n();
  const formats = useFormats();
  const now = useNow();
  if (matches.length === 0)
    return (
      <Text size={15} tone="muted">
        {t('wishes.fittingNone')}
      </Text>
    );
  return (
    <Stack gap={8}>
      <h3 className={classes.count}>{t('wishes.fitting', { count })}</h3>
      <ul className={classes.games}>
        {matches.map(({ _id: id, name, game_date: date, location, price }) => (
          <li key={id}>
            <Row to={`/match/${id}`} as={Link} gap={12} align="center" className={classes.game}>
              <Stack as="span" grows breaks>
                <strong>{name}</strong>
                <Text as="span" size={15} tone="muted">
                  {formats.day(date, now)} {formats.time(date)} · {location.city}
                </Text>
              </Stack>
              <span className={`numbers ${classes.price}`}>{formats.price(price)}</span>
              <Icon name="right" size={18} />
            </Row>
          </li>
        ))}
      </ul>
      {count > matches.length && (
        <Link to={listPath} className={classes.all}>
          {t('wishes.all')}
        </Link>
      )}
    </Stack>
  );
}
