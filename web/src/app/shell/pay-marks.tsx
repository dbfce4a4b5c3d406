import { useT } from '../../platform/i18n.tsx';
import { PayMark } from '../../ui/pay-mark.tsx';
import classes from './footer.module.css';

/** The ways to pay. */
export default function PayMarks() {
  return (
    <ul className={classes.badges} aria-label={useT()('nav.footer.paidBy')}>
      {(['ideal', 'revolut', 'visa', 'mastercard', 'applepay'] as const).map((way) => (
        <li key={way}>
          <PayMark of={way} />
        </li>
      ))}
    </ul>
  );
}
