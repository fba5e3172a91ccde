import { foldText } from './words.segmenter.ts';

/**
 * Words that hold a sentence together and say nothing of what it is about. They are of the languages of most titles. Searches
 * keep them (`to do`, `the who`); only words that are offered to somebody leave them out.
 */
const ENGLISH =
  'a about above across after again all along also am an and any are around as at away back be because been before behind below between both but by can ' +
  'could did do does down each either even ever every few for from get got had has have he her here hers him his how i if in into is it its just like ' +
  'made make many may me more most much my near no nor not of off on once one only onto or other our ours out over own per put same she should since so some ' +
  'such than that the their them then there these they this those through to too two under until up upon us very via was we were what when where which while ' +
  'who whose why will with within without would yes yet you your yours';
const GERMAN =
  'ab aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis bist da dann das dass dein deine dem den denn der des dich die dies diese ' +
  'diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen hab habe haben hat hatte hier hinter ich ' +
  'ihm ihn ihr ihre ihrem ihren im in ins ist ja je jede jedem jeden jeder jedes kann kein keine können mal man mehr mein meine meinem meinen mich mit nach ' +
  'nicht nichts noch nun nur ob oder ohne sehr sein seine selbst sich sie sind so über um und uns unser unsere unter vom von vor war waren was weil wenn wer ' +
  'wie wieder wir wird wo zu zum zur zwei zwischen';

/** Particles and forms of "to be", as the segmenter cuts them. */
const JAPANESE =
  'の に を は が と で も へ や から まで より な だ です ます た て する した し れる られる いる ある この その あの こと もの ため よう';
/** As they are folded; the article and short prefixes are part of their word. */
const ARABIC =
  'في من على الى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم هن انا نحن انت كان كانت يكون لا ما لم لن قد كل بعض بين بعد قبل عند او ثم ان اذا كيف هل حتى غير';

/** The words of one language alone, folded: `in` and `so` say nothing of which it is. */
export const tellingWords: Readonly<Record<'en' | 'de', ReadonlySet<string>>> = {
  en: onlyIn(ENGLISH, GERMAN),
  de: onlyIn(GERMAN, ENGLISH),
};

function onlyIn(own: string, other: string): ReadonlySet<string> {
  const others = new Set(other.split(' ').map(foldText));
  return new Set(
    own
      .split(' ')
      .map(foldText)
      .filter((word) => !others.has(word)),
  );
}

/** Every such word once, folded as documents hold it. */
export const functionWords: readonly string[] = [...new Set(`${ENGLISH} ${GERMAN} ${JAPANESE} ${ARABIC}`.split(' ').map(foldText))];

/** Titles count and date things, and nobody narrows a search by that. */
export const numbersAndTimes: readonly string[] = (
  'three four five six seven eight nine ten twelve dozen half first second third last next new day days hour hours minute minutes week weeks month months year ' +
  'years today way ways thing things lot bit drei vier fünf sechs sieben acht neun zehn zwölf halb erste zweite dritte letzte neu neue neuer neues tag tage ' +
  'stunde stunden minute minuten woche wochen monat monate jahr jahre heute ding dinge'
)
  .split(' ')
  .map(foldText);
