import type { CallArguments, saveSettings } from '@rondo/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Key, useT } from '../../platform/i18n.tsx';
import { Link } from '../../platform/link.tsx';
import { useUser } from '../../platform/session.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { findSettings } from './find-settings.ts';
import { type Group, groupNames, groups } from './groups.ts';
import classes from './settings.module.css';

/** The parts of the settings, and a search through all of them. */
export function SettingsNav({ group }: { group: Group | null }) {
  const t = useT();
  const navigate = useNavigate();
  const resultsId = useId();
  const [typed, setTyped] = useState('');
  const found = findSettings(typed, useFindable());
  const isSearching = typed.trim() !== '';
  const entries = useRef(new Map<Group, HTMLAnchorElement | null>());
  const came = useRef(group);
  // Back on the list, the focus returns to the entry of the part that was left, because the focused element has gone.
  useEffect(() => {
    if (group === null && came.current !== null) entries.current.get(came.current)?.focus();
    came.current = group;
  }, [group]);
  return (
    <nav className={classes.nav} aria-label={t('settings.find.sections')}>
      <search>
        <form
          className={classes.search}
          onSubmit={(event) => {
            event.preventDefault();
            if (!found[0]) return;
            setTyped('');
            void navigate(`#${found[0].anchor}`);
          }}
        >
          <Field
            type="search"
            label={t('settings.find.label')}
            hideLabel
            placeholder={t('settings.find.label')}
            autoComplete="off"
            maxLength={40}
            value={typed}
            aria-controls={resultsId}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Icon name="search" />
        </form>
      </search>
      <output className="visually-hidden">{isSearching && t('settings.find.found', { count: found.length })}</output>
      <ul id={resultsId} className={classes.list} data-found={isSearching || undefined}>
        {isSearching
          ? found.map(({ id, anchor, title, of }) => (
              <li key={id}>
                <Row
                  to={`#${anchor}`}
                  as={Link}
                  gap={12}
                  align="center"
                  weight={650}
                  className={classes.entry}
                  onClick={() => setTyped('')}
                >
                  <Icon name={groups[of].icon} />
                  <Stack as="span" grows breaks>
                    {title}
                    <Text as="span" size={14} tone="muted" weight={400} className={classes.about}>
                      {t(`settings.find.groups.${of}.name`)}
                    </Text>
                  </Stack>
                </Row>
              </li>
            ))
          : groupNames.map((name) => (
              <li key={name}>
                <Row
                  ref={(entry) => void entries.current.set(name, entry)}
                  to={`#${name}`}
                  as={Link}
                  gap={12}
                  align="center"
                  weight={650}
                  className={classes.entry}
                  aria-current={name === (group ?? groupNames[0]) ? 'page' : undefined}
                >
                  <Icon name={groups[name].icon} />
                  <Stack as="span" grows breaks>
                    {t(`settings.find.groups.${name}.name`)}
                    <Text as="span" size={14} tone="muted" weight={400} className={classes.about}>
                      {t(`settings.find.groups.${name}.about`)}
                    </Text>
                  </Stack>
                  <Icon name="right" size={18} className={classes.on} />
                </Row>
              </li>
            ))}
      </ul>
      {isSearching && found.length === 0 && <p className={classes.nothing}>{t('settings.find.none')}</p>}
    </nav>
  );
}

interface Findable {
  of: Group;
  anchor: string;
  title: Key;
  /** Guests don't have it. */
  forPlayers?: true;
}

/** Every setting of the call and what else is found, by its part, its address and its name (decisions/0128-complete-by-construction.md). */
const findable = {
  likedSports: { of: 'playing', anchor: 'playing', title: 'playing.sports' },
  playingHours: { of: 'playing', anchor: 'playing', title: 'playing.hours' },
  homeCity: { of: 'playing', anchor: 'playing', title: 'playing.city' },
  spokenLanguages: { of: 'playing', anchor: 'playing', title: 'playing.languages' },
  suggestsGames: { of: 'playing', anchor: 'playing', title: 'playing.suggest' },
  showsPlaying: { of: 'playing', anchor: 'playing', title: 'playing.show', forPlayers: true },
  language: { of: 'appearance', anchor: 'appearance', title: 'nav.language' },
  theme: { of: 'appearance', anchor: 'appearance', title: 'nav.theme' },
  notices: { of: 'notifications', anchor: 'notifications', title: 'notices.settings.title' },
  push: { of: 'notifications', anchor: 'notifications', title: 'notices.settings.push.title' },
  quiet: { of: 'notifications', anchor: 'notifications', title: 'notices.settings.quiet.title' },
  newsletter: { of: 'notifications', anchor: 'notifications', title: 'settings.find.newsletter' },
  password: { of: 'sign-in', anchor: 'password', title: 'settings.password.title', forPlayers: true },
  ways: { of: 'sign-in', anchor: 'sign-in', title: 'signIn.methods.title', forPlayers: true },
  passkeys: { of: 'sign-in', anchor: 'sign-in', title: 'signIn.passkeys.title', forPlayers: true },
  sessions: { of: 'sign-in', anchor: 'sessions', title: 'signIn.sessions.title' },
  hidesName: { of: 'privacy', anchor: 'privacy', title: 'settings.privacy.hidesName' },
  showsFirstName: { of: 'privacy', anchor: 'privacy', title: 'settings.privacy.showsFirstName' },
  pageReaders: { of: 'privacy', anchor: 'privacy', title: 'settings.privacy.page' },
  export: { of: 'data', anchor: 'data', title: 'settings.data.download' },
  delete: { of: 'data', anchor: 'delete', title: 'settings.leaving.title', forPlayers: true },
} as const satisfies Record<keyof CallArguments<typeof saveSettings>['body'], Findable> & Record<string, Findable>;
const findableNames = Object.keys(findable) as (keyof typeof findable)[];

/** What this user can find, with its name and other words for it. */
function useFindable() {
  const t = useT();
  const isGuest = useUser()?.role === 'guest';
  return findableNames.flatMap((id) => {
    const one = findable[id];
    if (isGuest && 'forPlayers' in one) return [];
    return [{ ...one, id, title: t(one.title), words: t(`settings.find.words.${id}`) }];
  });
}
