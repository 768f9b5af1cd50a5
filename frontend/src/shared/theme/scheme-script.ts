import { SCHEME_KEY } from '../browser/scheme.js';
import { SESSION_HINT_KEY } from '../session/session-hint.js';

/**
 * Inline in every page: sets scheme and sign-in hint on `<html>` before the first paint. Without storage, the system's
 * scheme applies.
 */
export function schemeScript(): string {
  return (
    `try{var s=localStorage,e=document.documentElement,t=s.getItem('${SCHEME_KEY}');` +
    `if(t==='light'||t==='dark')e.dataset.theme=t;if(s.getItem('${SESSION_HINT_KEY}'))e.dataset.session='known'}` +
    `catch(r){self.reportError&&reportError(r)}`
  );
}
