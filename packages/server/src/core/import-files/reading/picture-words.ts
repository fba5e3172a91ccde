import ExifReader from 'exifreader';

/** What a picture says of itself, by XMP, IPTC or EXIF. Where it was taken is left alone. */
export interface PictureWords {
  readonly title?: string;
  readonly description?: string;
  readonly altText?: string;
  readonly tags?: readonly string[];
  readonly savedAt?: Date;
}

/** Cameras and programs write these where nobody wrote anything. */
const MACHINE_WORDS = /^(olympus digital camera|sony dsc|digital camera|default|untitled|screenshot|created with .*|\s*)$/i;

/** Reads the words in the beginning of a picture file; nothing where there are none or they cannot be read. */
export function readPictureWords(head: Buffer): PictureWords {
  const tags = load(head);
  if (!tags) return {};
  const { xmp = {}, iptc = {}, exif = {} } = tags;
  const words = {
    title: firstOf(xmp['title'], iptc['Object Name'], iptc['Headline']),
    description: firstOf(xmp['description'], iptc['Caption/Abstract'], exif['ImageDescription']),
    altText: firstOf(xmp['AltTextAccessibility']),
    tags: listOf(xmp['subject'] ?? iptc['Keywords']),
    savedAt: momentOf(firstOf(exif['DateTimeOriginal'], xmp['CreateDate'])),
  };
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
}

/** A tag as the library gives it: its text, and its parts where it is a list. */
interface Tag {
  readonly description?: unknown;
  readonly value?: unknown;
}
type Tags = Readonly<Record<string, unknown>>;

function load(head: Buffer): { xmp?: Tags; iptc?: Tags; exif?: Tags } | null {
  try {
    return ExifReader.load(head, { expanded: true }) as { xmp?: Tags; iptc?: Tags; exif?: Tags };
  } catch {
    return null;
  }
}

const isTag = (value: unknown): value is Tag => typeof value === 'object' && value !== null;

function textOf(value: unknown): string | undefined {
  const [one] = Array.isArray(value) ? (value as unknown[]) : [value];
  const text = isTag(one) && typeof one.description === 'string' ? one.description.trim() : '';
  return MACHINE_WORDS.test(text) ? undefined : text;
}

function firstOf(...values: readonly unknown[]): string | undefined {
  return values.map(textOf).find((text) => text !== undefined);
}

/** IPTC has a tag a keyword, XMP one with a list in it. */
function listOf(value: unknown): readonly string[] | undefined {
  const parts = isTag(value) && !Array.isArray(value) && Array.isArray(value.value) ? (value.value as unknown[]) : [value].flat();
  const texts = parts.flatMap((part) => textOf(part) ?? []);
  return texts.length === 0 ? undefined : texts;
}

/** EXIF writes `2019:07:04 12:31:00`, XMP `2019-07-04T12:31:00`. */
function momentOf(text: string | undefined): Date | undefined {
  const [, year, month, day, time] = /^(\d{4})[:-](\d\d)[:-](\d\d)[ T](\d\d:\d\d:\d\d)/.exec(text ?? '') ?? [];
  const moment = new Date(`${year}-${month}-${day}T${time}Z`);
  return Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1826 ? undefined : moment;
}
