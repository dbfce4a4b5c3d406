import { type Sport, sportMarks } from '@rondo/rules';

export function SportMark({ sport, size = 20, className }: { sport: Sport; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={sportMarks[sport]} />
    </svg>
  );
}
