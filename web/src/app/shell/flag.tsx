import type { Language } from '@rondo/rules';
import type { ReactNode } from 'react';
import classes from './shell.module.css';

const drawings: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#c8102e" strokeWidth="1.3" d="M0 0l24 16M24 0L0 16" />
      <path stroke="#fff" strokeWidth="5.4" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3.2" d="M12 0v16M0 8h24" />
    </>
  ),
  nl: (
    <>
      <path fill="#ae1c28" d="M0 0h24v5.4H0z" />
      <path fill="#fff" d="M0 5.3h24v5.4H0z" />
      <path fill="#21468b" d="M0 10.7h24V16H0z" />
    </>
  ),
};

/** A small flag for a language. Decorative: the language's name stands beside it or labels the button. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className={classes.flag} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {drawings[language]}
    </svg>
  );
}
