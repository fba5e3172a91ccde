import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/i18n.tsx';
import { REMEMBER_DEVICE } from '../../../store/account-in-use.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';

/** Whether this device is to go on as the person later; off until they choose it, and kept for the next log-in here. */
export function RememberDevice() {
  const text = useText();
  const [isChosen, setChosen] = useState(false);
  useEffect(() => setChosen(localStorage.getItem(REMEMBER_DEVICE) !== null), []);
  const choose = (chosen: boolean) => {
    setChosen(chosen);
    if (chosen) localStorage.setItem(REMEMBER_DEVICE, '1');
    else localStorage.removeItem(REMEMBER_DEVICE);
  };
  return <Checkbox label={text('logIn.remember')} checked={isChosen} onChange={({ target }) => choose(target.checked)} />;
}
