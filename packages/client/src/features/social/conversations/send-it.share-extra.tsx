import { useRef, useState, type FormEvent } from 'react';
import { checkEmail } from '@bowerbird/domain/identity/email.ts';
import { loginStates } from '@bowerbird/domain/identity/login-state.ts';
import { textLimits } from '@bowerbird/domain/text-limits.ts';
import { cutQuery } from '../../../lib/cut-query.ts';
import { ShareSuggestionsResource } from '@bowerbird/contract/social/conversations/calls.ts';
import type { ShareSuggestion } from '@bowerbird/contract/social/conversations/schemas.ts';
import { useLocale, useText } from '../../../i18n/i18n.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { classNames } from '../../../lib/class-names.ts';
import { makeId } from '../../../lib/make-id.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import type { ShareExtraProps } from '../../../shared/share/share-extras.ts';
import { useAppDispatch, useAppSelector, useResource, useViewer } from '../../../store/hooks.ts';
import type { EntityRef, Stored } from '../../../store/stored.ts';
import { toastShown } from '../../../store/toasts.slice.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { pinPath } from '../../pinning/pins/index.ts';
import { useNewTalkLink } from './new-talk-link.ts';
import { shareOptions } from './conversation-feeds.ts';
import { PeopleFace } from './people-face.tsx';
import { refusalShown } from './refusal-shown.ts';
import styles from './send-it.module.css';
import { sendToAll, type SendTarget } from './send-shared.ts';
import { useNameOf, usePeople } from './use-conversation-name.ts';

const REST_MILLISECONDS = 150;
type Suggestion = Stored<ShareSuggestion>;

/** Sends what is shared to people and groups, with a line of text (`C7.30`). */
export default function SendIt({ thing, onClose, onLookedFor }: ShareExtraProps) {
  const hasWords = useWords('messages');
  const isWhole = useViewer()?.login_state === loginStates.loggedIn;
  if (!hasWords || !isWhole || !thing.sends) return null;
  return <SendForm thing={thing} sends={thing.sends} onClose={onClose} onLookedFor={onLookedFor} />;
}

interface SendFormProps {
  readonly thing: ShareExtraProps['thing'];
  readonly sends: NonNullable<ShareExtraProps['thing']['sends']>;
  readonly onClose: () => void;
  readonly onLookedFor: ShareExtraProps['onLookedFor'];
}

function SendForm({ thing, sends, onClose, onLookedFor }: SendFormProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { among, url } = thing;
  const isCarried = Object.keys(sends).length > 0;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly (SendTarget & { readonly shown: Suggestion })[]>([]);
  const [busy, setBusy] = useState(false);
  const isEmail = isCarried && !among && checkEmail(typed) === null;
  const newTalk = useNewTalkLink({ carries: sends }, { find: typed.trim() || undefined, onOpened: onClose });
  const line = useRef<HTMLInputElement>(null);
  const term = useDebounced(cutQuery(typed, textLimits.fullName), REST_MILLISECONDS);
  const { data } = useResource(ShareSuggestionsResource.get, among ? null : term === '' ? shareOptions : { term });
  const latest = useLatest(data);
  const own = useAmong(among, term);
  const found = own ?? latest ?? [];
  // Whoever is chosen stays to be seen, whatever is looked for.
  const shown = [
    ...chosen.map((target) => target.shown),
    ...found.filter((one) => chosen.every(({ id, kind }) => id !== one.id || kind !== one.kind)),
  ];
  const toggle = (suggestion: Suggestion) => {
    const { kind, id } = suggestion;
    const others = chosen.filter((one) => one.id !== id || one.kind !== kind);
    setChosen(others.length < chosen.length ? others : [...chosen, { kind, id, key: makeId(), shown: suggestion }]);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0 || busy) return;
    setBusy(true);
    const targets = chosen.map(({ kind, id, key }) => ({ kind, id, key }));
    const said = line.current?.value.trim() ?? '';
    const words = isCarried ? said : [said, url].filter((part) => part !== '').join('\n');
    const { failed, error, isKept } = await dispatch(sendToAll(targets, { ...sends, text: words }));
    setBusy(false);
    const count = chosen.length - failed.length;
    if (failed.length === 0) {
      dispatch(isKept ? toastShown({ kind: 'done', message: 'messages.kept' }) : sentShown(sends, count));
      onClose();
      return;
    }
    dispatch(refusalShown(error));
    setChosen(chosen.filter(({ key }) => failed.some((one) => one.key === key)));
  };
  return (
    <form className={styles.form} aria-label={text('messages.sendIt')} onSubmit={(event) => void send(event)}>
      <TextField
        label={text('messages.sendTo')}
        placeholder={text('messages.findPeople')}
        value={typed}
        autoComplete="off"
        dir="auto"
        onChange={(event) => {
          setTyped(event.target.value);
          onLookedFor(event.target.value.trim());
        }}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isCarried && !among && (
        <ButtonLink {...newTalk} size="small" icon={<Icon name="note-pencil" size={20} />} className={styles.begin}>
          {text(isEmail ? 'messages.byMail' : 'messages.new')}
        </ButtonLink>
      )}
      {shown.length === 0 && !isEmail && (own ?? data) && (
        <p className="small muted">{text(nobodyWords(among !== undefined, term !== ''))}</p>
      )}
      {shown.length > 0 && (
        <ul className={styles.people} aria-label={text('messages.suggestions')}>
          {shown.map((suggestion) => (
            <li key={`${suggestion.kind}:${suggestion.id}`}>
              <Target
                suggestion={suggestion}
                isChosen={chosen.some(({ id, kind }) => id === suggestion.id && kind === suggestion.kind)}
                onToggle={() => toggle(suggestion)}
              />
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <>
          <TextField ref={line} label={text('messages.addLine')} maxLength={textLimits.message} autoComplete="off" dir="auto" />
          <Button type="submit" variant="primary" wide busy={busy}>
            {text('messages.sendToCount', { count: chosen.length })}
          </Button>
        </>
      )}
    </form>
  );
}

/** What stands where nobody is found: whoever is not on a secret board may be asked to it. */
function nobodyWords(isOfFew: boolean, isLookedFor: boolean): MessageId {
  if (isOfFew) return isLookedFor ? 'share.notAmong' : 'share.nobodyElse';
  return isLookedFor ? 'messages.nobodyFound' : 'messages.nobodyYet';
}

/** Says that it was sent; a pin has a page to go on from (`C2.4`). */
function sentShown({ pin }: SendFormProps['sends'], count: number) {
  const values = { count };
  return pin === undefined
    ? toastShown({ kind: 'done', message: 'messages.sentTo', values })
    : toastShown({ kind: 'done', message: 'messages.sentPin', values, href: `${pinPath(pin)}sent/` });
}

/** Those of a few people whose name or username holds a text, as suggestions; `null` where anybody may be meant. */
function useAmong(among: ShareExtraProps['thing']['among'], term: string): Suggestion[] | null {
  const locale = useLocale();
  const people = useAppSelector((state) => state.entities.user);
  if (!among) return null;
  const wanted = term.toLocaleLowerCase(locale);
  const isMeant = ({ id }: EntityRef<'user'>) => {
    const person = people[id];
    return person !== undefined && `${person.fullName} @${person.username}`.toLocaleLowerCase(locale).includes(wanted);
  };
  return among.filter(isMeant).map((person) => ({ kind: 'user', id: person.id, name: null, users: [person] }));
}

function Target({ suggestion, isChosen, onToggle }: { suggestion: Suggestion; isChosen: boolean; onToggle: () => void }) {
  const text = useText();
  const people = usePeople(suggestion);
  const name = useNameOf(suggestion);
  return (
    <button type="button" className={classNames(styles.person, isChosen && styles.chosen)} aria-pressed={isChosen} onClick={onToggle}>
      <span className={styles.face}>
        <PeopleFace people={people} size={56} />
        {isChosen && (
          <span className={styles.check}>
            <Icon name="check" weight="bold" size={16} />
          </span>
        )}
      </span>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {/* Two people of the same name would look alike without it. */}
      <span className={classNames(styles.more, 'small', 'muted')} dir={suggestion.kind === 'user' ? 'ltr' : undefined}>
        {suggestion.kind === 'user' ? `@${people[0]?.username}` : text('messages.groupOf', { count: suggestion.users.length + 1 })}
      </span>
    </button>
  );
}
