import type { ColorName } from '@bowerbird/domain/media/color-names.ts';
import { cutWords, formsOf } from '../words/index.ts';

/**
 * The commonest things by the English word that most pins say, as German, Japanese and Arabic call them. A German word that is
 * an English one too is left out, such as the hat (`Hut`).
 */
const THINGS: Readonly<Record<string, string>> = {
  cake: 'Kuchen Torte Torten ケーキ كعكة كعك',
  bread: 'Brot Brote パン خبز',
  cookie: 'Keks Kekse Plätzchen クッキー بسكويت',
  chocolate: 'Schokolade チョコレート شوكولاتة',
  soup: 'Suppe Suppen スープ حساء شوربة',
  salad: 'Salat Salate サラダ سلطة',
  coffee: 'Kaffee コーヒー قهوة',
  tea: 'お茶 紅茶 شاي',
  apple: 'Apfel Äpfel りんご リンゴ تفاح تفاحة',
  lemon: 'Zitrone Zitronen レモン ليمون',
  strawberry: 'Erdbeere Erdbeeren いちご イチゴ فراولة',
  chair: 'Stuhl Stühle 椅子 いす イス كرسي كراسي',
  table: 'Tisch Tische テーブル طاولة طاولات',
  desk: 'Schreibtisch Schreibtische 机 مكتب',
  lamp: 'Lampe Lampen ランプ مصباح مصابيح',
  sofa: 'ソファ أريكة',
  bed: 'Bett Betten ベッド سرير',
  shelf: 'Bücherregal Wandregal Regale 棚 本棚 رف رفوف',
  mirror: 'Spiegel 鏡 مرآة',
  clock: 'Wanduhr Wanduhren 時計 ساعة',
  curtain: 'Vorhang Vorhänge カーテン ستارة ستائر',
  rug: 'Teppich Teppiche 絨毯 سجادة سجاد',
  candle: 'Kerze Kerzen キャンドル شمعة شموع',
  vase: 'Vasen 花瓶 مزهرية',
  teapot: 'Teekanne Teekannen ティーポット 急須 إبريق',
  cup: 'Tasse Tassen カップ كوب فنجان',
  bowl: 'Schüssel Schüsseln 鉢 وعاء',
  plate: '皿 طبق أطباق',
  basket: 'Korb Körbe かご سلة سلال',
  box: 'Kiste Kisten 箱 صندوق صناديق',
  kitchen: 'Küche 台所 キッチン مطبخ',
  bedroom: 'Schlafzimmer 寝室',
  house: 'Haus Häuser 家 بيت بيوت منزل',
  door: 'Tür Türen ドア 扉 باب أبواب',
  window: 'Fenster 窓 نافذة نوافذ',
  garden: 'Garten Gärten 庭 ガーデン حديقة حدائق',
  flower: 'Blume Blumen 花 زهرة زهور',
  rose: 'Rosen バラ 薔薇 وردة ورود',
  tree: 'Baum Bäume 木 شجرة أشجار',
  cat: 'Katze Katzen Kater 猫 ねこ ネコ قطة قطط',
  dog: 'Hund Hunde 犬 いぬ イヌ كلب كلاب',
  bird: 'Vogel Vögel 鳥 とり عصفور طائر طيور',
  horse: 'Pferd Pferde 馬 حصان خيول',
  fish: 'Fisch Fische 魚 سمكة سمك',
  rabbit: 'Kaninchen Hase Hasen うさぎ ウサギ أرنب أرانب',
  butterfly: 'Schmetterling Schmetterlinge 蝶 فراشة فراشات',
  sea: 'Meer 海 بحر',
  mountain: 'Berg Berge 山 جبل جبال',
  forest: 'Wald Wälder 森 غابة غابات',
  moon: 'Mond 月 قمر',
  snow: 'Schnee 雪 ثلج',
  bridge: 'Brücke Brücken 橋 جسر جسور',
  ship: 'Schiff Schiffe 船 سفينة سفن',
  car: 'Autos 車 سيارة سيارات',
  bicycle: 'Fahrrad Fahrräder 自転車 دراجة',
  dress: 'Kleid Kleider ドレス ワンピース فستان فساتين',
  shoe: 'Schuh Schuhe 靴 くつ حذاء أحذية',
  bag: 'Tasche Taschen 鞄 バッグ حقيبة حقائب',
  hat: 'Hüte Mütze Mützen 帽子 قبعة قبعات',
  sweater: 'Pullover セーター سترة',
  sock: 'Socke Socken 靴下 جورب جوارب',
  necklace: 'Halskette Halsketten ネックレス قلادة',
  yarn: 'Wolle Garn 毛糸 خيوط',
  quilt: 'Steppdecke Steppdecken キルト لحاف',
  embroidery: 'Stickerei Stickereien 刺繍 تطريز',
  toy: 'Spielzeug Spielzeuge おもちゃ لعبة',
  doll: 'Puppe Puppen 人形 دمية',
  map: 'Landkarte Landkarten 地図 خريطة خرائط',
};

/** German adjectives end by what they stand beside. */
const GERMAN_ENDINGS = ['', 'e', 'er', 'es', 'en', 'em'];
const COLORS: Readonly<Record<ColorName, { readonly de: string; readonly others: string }>> = {
  red: { de: 'rot', others: '赤 赤い 赤色 أحمر حمراء' },
  orange: { de: 'orangefarben', others: 'オレンジ برتقالي برتقالية' },
  yellow: { de: 'gelb', others: '黄色 黄色い أصفر صفراء' },
  green: { de: 'grün', others: '緑 緑色 أخضر خضراء' },
  teal: { de: 'petrolfarben', others: 'ターコイズ فيروزي' },
  sky: { de: 'hellblau', others: '水色 سماوي' },
  blue: { de: 'blau', others: '青 青い 青色 أزرق زرقاء' },
  purple: { de: 'violett', others: '紫 紫色 بنفسجي بنفسجية' },
  pink: { de: 'rosafarben', others: 'ピンク ピンク色 وردي زهري' },
  brown: { de: 'braun', others: '茶色 茶色い بني بنية' },
  grey: { de: 'grau', others: '灰色 グレー رمادي رمادية' },
  black: { de: 'schwarz', others: '黒 黒い 黒色 أسود سوداء' },
  white: { de: 'weiß', others: '白 白い 白色 أبيض بيضاء' },
};

/** Words as they are written, with what documents hold of the same meaning: words, or marks of a colour. */
export const translatedWords: readonly (readonly [string, readonly string[]])[] = [
  ...Object.entries(THINGS).flatMap(([english, words]) => words.split(' ').map((word) => [word, formsOf(english, 'en')] as const)),
  ...Object.entries(COLORS).flatMap(([color, { de, others }]) =>
    [...GERMAN_ENDINGS.map((ending) => de + ending), ...others.split(' ')].map(
      (word) => [word, [`color:${color}`, ...formsOf(color, 'en')]] as const,
    ),
  ),
];

const byWord = new Map(translatedWords.map(([word, meaning]) => [cutWords(word).join(' '), meaning]));
/** Arabic writes the article together with its word, and so what stands before it. */
const ARABIC_ARTICLE = /^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{2})/u;

/** What documents hold that a folded word means in English; nothing where the word is not known. */
export function translationsOf(word: string): readonly string[] {
  return byWord.get(word) ?? byWord.get(word.replace(ARABIC_ARTICLE, '')) ?? [];
}
