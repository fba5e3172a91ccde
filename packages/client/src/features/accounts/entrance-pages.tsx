import { useLocation } from 'react-router';
import { RichText, useText } from '../../i18n/i18n.tsx';
import { ArchPanel } from './arch-panel.tsx';
import { Entrance } from './entrance.tsx';
import { Link } from '../../ui/link/link.tsx';
import { linkTo } from './link-in-words.tsx';
import { LogInForm } from './log-in-form.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';

/** `/signup/`: the panel alone. */
export function SignUpPage() {
  const { search } = useLocation();
  return (
    <Entrance>
      <SignUpPanel logInHref={`/login/${keepNext(search)}`} />
    </Entrance>
  );
}

/** `/login/`. */
export function LogInPage() {
  const text = useText();
  const { search } = useLocation();
  return (
    <Entrance>
      <ArchPanel title={text('logIn.title')}>
        <LogInForm />
        <p className="small">
          <Link href={`/password/reset/${keepNext(search)}`} className="link">
            {text('logIn.forgot')}
          </Link>
        </p>
        <p className="small muted">
          <RichText id="logIn.newHere" parts={{ link: linkTo(`/signup/${keepNext(search)}`, 'link strong') }} />
        </p>
      </ArchPanel>
    </Entrance>
  );
}

/** The way on is kept when somebody turns from one page to the other. */
function keepNext(search: string): string {
  const next = new URLSearchParams(search).get('next');
  return next === null ? '' : `?next=${encodeURIComponent(next)}`;
}
