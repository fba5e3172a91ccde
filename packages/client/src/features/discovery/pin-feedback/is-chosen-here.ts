/**
 * Home, the choice of topics above it, the close-up and the ideas for a board choose their pins. Other lists show everybody
 * the same. A pin that home showed before still carries home's reason there.
 */
export function isChosenHere(): boolean {
  const { pathname, search } = window.location;
  return /^\/((homefeed|topics)\/?|pin\/.*)?$/u.test(pathname) || new URLSearchParams(search).get('tab') === 'ideas';
}
