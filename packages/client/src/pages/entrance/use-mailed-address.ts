import { useEffect } from 'react';

/**
 * Puts the address that a mail went to into the form of a new account. It stands behind the `#` of the mail's link, because
 * no server and no referrer hears of that part; it leaves the address bar at once.
 */
export function useMailedAddress(): void {
  useEffect(() => {
    const email = new URLSearchParams(location.hash.slice(1)).get('email');
    if (email === null) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    const field = document.querySelector<HTMLInputElement>('form input[name=email]');
    if (field?.value === '') field.value = email;
  }, []);
}
