import '../../../../client/src/styles/tokens.css';
import './popup.css';
import './boards.css';
import './forms.css';
import { createRoot } from 'react-dom/client';
import { PopUp } from '../../popup/pop-up.tsx';
import { isRightToLeft, locale } from '../../lib/words.ts';

document.documentElement.lang = locale;
document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
createRoot(document.getElementById('app')!).render(<PopUp />);
