import { SchemeSwitch } from './preferences.tsx';
import classes from './shell.module.css';

/** The appearance at the end of the account's menu. It loads with the menu, when the browser already knows the choice. */
export const OwnScheme = () => <SchemeSwitch colorScheme="auto" className={classes.segments} />;
