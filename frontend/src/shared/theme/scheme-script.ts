import { PROTECTED_PAGES } from '@repurpose/contract';
import { SCHEME_KEY } from '../browser/scheme.js';
import { SESSION_HINT_KEY, SIGNED_IN } from '../session/session-hint.js';

/**
 * Inline in every page: sets scheme and sign-in hint on `<html>` before the first paint. The server sends a protected
 * page only to who has a session cookie. Without storage, the system's scheme applies.
 */
export function schemeScript(): string {
  return (
    `var e=document.documentElement,k=()=>e.dataset.session='known';` +
    `if(${JSON.stringify(PROTECTED_PAGES)}.includes(location.pathname))k();` +
    `try{var s=localStorage,t=s.getItem('${SCHEME_KEY}');if(t==='light'||t==='dark')e.dataset.theme=t;` +
    `if(s.getItem('${SESSION_HINT_KEY}')==='${SIGNED_IN}')k()}catch(r){self.reportError&&reportError(r)}`
  );
}
