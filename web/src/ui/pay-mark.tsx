/**
 * Symbols of the means of payment: a bank, a card, a phone or an app. A brand's own logo may not be redrawn
 * (decisions/0108-evidence-and-marks.md).
 */
const symbols = {
  bank: 'M3.5 9.5L12 4l8.5 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M3.5 20h17',
  card: 'M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6zM3 10h18M6.5 14.5h4',
  phone:
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3zM11 18h2',
  app: 'M6.5 5h11A1.5 1.5 0 0 1 19 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 17.5v-11A1.5 1.5 0 0 1 6.5 5zM8.5 14l2.5-2.5 2 2 2.5-3.5',
} as const;

const marks = {
  ideal: ['iDEAL', 'bank'],
  revolut: ['Revolut', 'app'],
  visa: ['Visa', 'card'],
  mastercard: ['Mastercard', 'card'],
  applepay: ['Apple Pay', 'phone'],
} as const satisfies Record<string, [string, keyof typeof symbols]>;

type PayMarkName = keyof typeof marks;

/** A way to pay: a plain symbol, and the brand's name as the brand writes it. */
export function PayMark({ of }: { of: PayMarkName }) {
  const [name, symbol] = marks[of];
  return (
    <>
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={symbols[symbol]} />
      </svg>
      {name}
    </>
  );
}
