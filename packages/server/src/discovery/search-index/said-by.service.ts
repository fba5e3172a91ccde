/** So many people besides the maker have to say the same of a picture before it counts; fewer could do so to harm. */
const SEVERAL_PEOPLE = 3;

interface Said {
  readonly owner_id: string;
}

/** The pins of whom a picture is shown by, who made the first of them, apart from those of others. */
export function splitByMaker<Pin extends Said>(pins: readonly Pin[]): { own: Pin[]; others: Pin[] } {
  const { own = [], others = [] } = Object.groupBy(pins, (pin) => (pin.owner_id === pins[0]?.owner_id ? 'own' : 'others'));
  return { own, others };
}

/** What several people say by their pins; one person counts once, however many pins say it. */
export function saidBySeveral<Pin extends Said>(pins: readonly Pin[], valuesOf: (pin: Pin) => readonly string[]): string[] {
  const people = new Map<string, Set<string>>();
  for (const pin of pins) {
    for (const value of valuesOf(pin)) people.set(value, (people.get(value) ?? new Set()).add(pin.owner_id));
  }
  return [...people].filter(([, owners]) => owners.size >= SEVERAL_PEOPLE).map(([value]) => value);
}
