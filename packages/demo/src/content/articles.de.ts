import type { TranslatedWords } from './translated-articles.ts';

/** The articles of the today tab in German, by the keys of the English ones. */
export const GERMAN: Readonly<Record<string, TranslatedWords>> = {
  'one-blue-thing': {
    title: 'Ein blaues Ding genügt',
    lead: 'Ein Krug, ein Stuhl, eine Tür. Zimmer, die bei einem aufgehört haben, und was das eine dort tut.',
    term: 'Zuhause',
    texts: [
      'Ein Laubenvogel streicht seine Laube nicht blau. Er trägt einen Flaschendeckel hinein, legt ihn hin und schaut ihn eine Woche lang an. Dann schiebt er ihn eine Handbreit nach links.',
      'Mit Zimmern ist es genauso. Ist alles blau, ist nichts blau. Ist eines blau, siehst du es jedes Mal, wenn du nach Hause kommst.',
      'Fang mit dem an, was du anfasst',
      'Ein Krug ist besser als eine Wand. Du hebst ihn hoch, er wandert durchs Haus, und wenn du ihn satthast, verschenkst du ihn mit Blumen darin.',
      'Jonas hat es zuerst mit einer Tür versucht. „Alle Gäste fassen jetzt den Rahmen an“, sagt er. „Vorher niemand.“',
    ],
  },
  'broth-before-work': {
    title: 'Brühe vor der Arbeit',
    lead: 'Schüsseln, die fast schneller sind als der Wasserkocher.',
    term: 'Essen',
    texts: [
      'Die Nacht davor macht die Arbeit. Du bringst nur noch die Hitze.',
      'Nudeln und Brühe bleiben bis zur letzten Minute getrennt. Eine Nudel, die wartet, ist beleidigt.',
      'An Tagen ohne Brühe',
    ],
  },
  'draw-the-walk-first': {
    title: 'Zeichne den Weg, bevor du ihn gehst',
    lead: 'Wie ein Tag zur Karte wird, ehe er beginnt.',
    term: 'Draußen',
    texts: [
      'Fahr mit dem Stift die Höhenlinie nach, die dir Angst macht, dann die andere. Der Weg liegt dazwischen.',
      'Danach der Heimweg',
      'Den letzten Bus schreibst du mit Tinte. Alles andere darf Bleistift bleiben.',
    ],
  },
  'lamps-for-late-evenings': {
    title: 'Lampen für späte Abende',
    lead: 'Dinge mit Stecker, die ihren Platz verdienen.',
    term: 'Dinge',
    texts: [
      'Eine Lampe ist ein Stuhl für das Auge. Stell sie dorthin, wo du dich hinsetzen würdest.',
      'Der Rest des Abends passt auf einen kleinen Tisch.',
    ],
  },
  'tiles-that-travelled': {
    title: 'Fliesen, die gereist sind',
    lead: 'Ein Muster, vier Wände und eine Glasur, die nicht stillhalten wollte.',
    term: 'Handwerk',
    texts: [
      'Die erste habe ich aus dem Gedächtnis gezeichnet, und mein Gedächtnis hatte ein Blatt dazugegeben. Das Blatt blieb.',
      'Was der zweite Brand tut',
      'Kobalt kriecht. Lass ihm einen Millimeter Weiß, sonst nimmt er sich den Millimeter selbst.',
    ],
  },
  'birds-that-hold-still': {
    title: 'Vögel, die stillhalten',
    lead: 'Für alle, die für die anderen zu spät aufstehen.',
    term: 'Natur',
    texts: [
      'Einem gezeichneten Vogel sind deine Stiefel egal. Er sitzt, bis du seine Federn gezählt hast, und bleibt dann sitzen.',
      'Fang mit dem Auge an',
      'Alles andere darf um einen Finger danebenliegen. Das Auge nicht.',
    ],
  },
  'paper-that-stays-up': {
    title: 'Papier, das hängen bleibt',
    lead: 'Schneiden, drucken, an die Wand damit. Ohne Rahmen, fast ohne Nägel.',
    term: 'Handwerk',
    texts: [
      'Schneide, bevor du zeichnest. Scheren haben mehr Geschmack als Bleistifte.',
      'Druck zweimal, was dir gefällt, und häng den schlechteren auf. Er lebt mehr.',
    ],
  },
  'doors-people-remember': {
    title: 'Türen, die man sich merkt',
    lead: 'Eine Straße liest man an ihren Klinken.',
    term: 'Orte',
    texts: ['Frag jemanden nach dem Weg, und du hörst „die rote Tür“. „Die beige“ hat noch nie jemand gesagt.', 'Und die Fassaden ringsum'],
  },
};
