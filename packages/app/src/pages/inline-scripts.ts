import { createHash } from 'node:crypto';

/**
 * The constant loader of cached renders. `strict-dynamic` lets in the scripts that it makes itself; an `import()` here would
 * count as the parser's. Its Trusted Types policy gives out addresses of built files only.
 */
export const CACHED_LOADER =
  'const p=window.trustedTypes?.createPolicy("loader",{createScriptURL:u=>u.startsWith("/assets/")?u:""});' +
  'for(const u of document.getElementById("page-data").dataset.scripts.split(" ")){const s=document.createElement("script");' +
  's.type="module";s.src=p?p.createScriptURL(u):u;document.head.append(s)}';

/** Keeps the button that was pressed last before the application could hear of it; that takes it by the function left here. */
const EARLY_PRESS =
  '{let b;const f=e=>{b=e.target.closest("button")};addEventListener("click",f,true);' +
  'window.takeEarlyPress=()=>{removeEventListener("click",f,true);return b}}';

/** Hides the invitation of a phone before anything is drawn, in a visit that put it away (`home/invitation.ts`). */
const PUT_AWAY = 'try{if(sessionStorage.getItem("invitation"))document.documentElement.dataset.invitation="away"}catch{}';

/** What runs before the styles are there. */
export const EARLY_SCRIPT = EARLY_PRESS + PUT_AWAY;

/** The hashes of both for the content policy. */
export const INLINE_SCRIPT_HASHES = [CACHED_LOADER, EARLY_SCRIPT].map(hashOf).join(' ');

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
