import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../platform/i18n.tsx';
import { Link } from '../platform/link.tsx';
import classes from './button.module.css';

interface Look {
  /** `primary` is for the main action; `plain` has no box. */
  variant?: 'primary' | 'secondary' | 'plain' | 'danger';
  size?: 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
}

const look = ({ variant = 'primary', size = 'medium', wide }: Look, className?: string) =>
  [classes.button, classes[variant], classes[size], wide && classes.wide, className].filter(Boolean).join(' ');

export function Button({ variant, size, wide, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return <button type={type} className={look({ variant, size, wide }, className)} {...rest} />;
}

export function ButtonLink({ variant, size, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={look({ variant, size, wide }, className)} {...rest} />;
}

/** A link out of Rondo that looks like a button; opens a window of its own unless its target says otherwise. */
export function OutLink({ variant, size, wide, className, children, ...rest }: Look & ComponentProps<'a'>) {
  return (
    <a className={look({ variant, size, wide }, className)} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}

interface SubmitProps extends Look, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Whether work is under way: the button says so and can't be pressed again. */
  working: boolean;
  /** Whether it can't be pressed yet; it stays focusable, so that screen readers find it. */
  blocked?: boolean;
  children: ReactNode;
}

/** A button for something that takes a moment. It keeps its width and its focus meanwhile. */
export function SubmitButton({
  working,
  blocked,
  variant,
  size,
  wide,
  className,
  onClick,
  children,
  ...rest
}: SubmitProps) {
  const t = useT();
  const off = working || blocked;
  return (
    <button
      type="submit"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-disabled={off || undefined}
      aria-busy={working || undefined}
      onClick={(event) => (off ? event.preventDefault() : onClick?.(event))}
    >
      <span className={working ? classes.hidden : classes.label}>{children}</span>
      {working && (
        <span className={classes.working}>
          <span className={classes.ball} aria-hidden="true" />
          <span className="visually-hidden">{t('common.working')}</span>
        </span>
      )}
    </button>
  );
}

/** A round button with only an icon, described by its `label`. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: { label: string } & ComponentProps<'button'>) {
  return <button type={type} className={`${classes.icon} ${className}`} aria-label={label} title={label} {...rest} />;
}
