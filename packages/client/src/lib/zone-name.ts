/** Zones that browsers still list by names of before (`backward` of the time zone database). */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** What a time zone is called now, as people read it. */
export function zoneName(zone: string): string {
  return (renamed[zone] ?? zone).replaceAll('_', ' ');
}

/** Zones to choose from, each once and by its name of now. The one in use keeps the value that the browser gives it. */
export function zoneOptions(zones: readonly string[], own: string): { value: string; label: string }[] {
  const named = new Map(zones.map((zone) => [zoneName(zone), zone]));
  named.set(zoneName(own), own);
  return [...named].map(([label, value]) => ({ value, label })).toSorted((one, other) => (one.label < other.label ? -1 : 1));
}
