import { useLocation } from 'react-router';
import { useReturnTo, withReturn } from '../../platform/return-to.ts';
import { findRoute, holdsToken } from '../routes.ts';

/** Pages about logging in, besides `/login` and `/signup` themselves. */
export const aboutGettingIn = /^\/(?:restore-password|guest-account|reset-password|confirm-signup)(?:\/|$)/;
const wayIn = /^\/(?:login|signup)$/;

/** The addresses where a visitor logs in or signs up, which return to the present page and step. */
export function useWaysIn(): { logIn: string; signUp: string } {
  const { pathname, search } = useLocation();
  const asked = useReturnTo();
  const hasNoWayBack =
    wayIn.test(pathname) || aboutGettingIn.test(pathname) || holdsToken(findRoute(pathname, search).route);
  const back = hasNoWayBack ? asked : pathname + search;
  return { logIn: withReturn('/login', back), signUp: withReturn('/signup', back) };
}
