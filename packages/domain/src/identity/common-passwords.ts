/**
 * Passwords of eight characters or more that head the published lists of leaked ones, year after year (NCSC, SplashData,
 * NordPass, RockYou); rows on the keyboard, sequences and repetitions are told by rule below, not listed.
 */
const common = new Set(
  `password passw0rd p@ssw0rd p@ssword pa55word pa$$word passwort password! password1 password12 password123 password1234 passwordpassword
  mypassword wordpass drowssap 1password trustno1 iloveyou iloveyou1 iloveyou2 iloveu123 ilovegod loveyou1 lovelove loveme123
  sunshine sunshine1 princess princess1 baseball baseball1 football football1 basketball softball swimming superman superman1
  starwars starwars1 startrek pokemon1 pokemon123 minecraft fortnite batman123 spiderman ironman1 dragon123 dragonball monkey123
  michael1 jennifer jessica1 michelle jonathan nicholas christopher alexander samantha elizabeth danielle victoria charlie1
  daniel123 ashley123 whatever welcome1 welcome123 welcome! welcome2 letmein1 letmein123 letmein! changeme changeme1 changeit
  computer internet internet1 security master123 mustang1 corvette mercedes yamaha123 liverpool liverpool1 arsenal1 chelsea1
  manchester manutd123 barcelona realmadrid juventus cowboys1 steelers lakers24 jordan23 midnight butterfly chocolate cheese123
  flower123 purple123 orange123 summer123 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter123 autumn123
  spring123 january1 february september october1 november december december1 monday123 friday123 admin123 admin1234
  administrator adminadmin root1234 rootroot toor1234 test1234 testtest test123456 testing1 testing123 user1234 username guest123
  default1 temppass temp1234 secret123 topsecret hello123 hello1234 hellohello goodluck football123 abcd1234 abc12345 abc123456
  abcdefgh1 a1234567 a12345678 a123456789 aa123456 aa12345678 123456aa 123456abc 12345678a 123456789a 1234567a 12344321 123454321
  1234554321 123123123 12341234 11223344 1122334455 112233445566 99887766 102030405060 147258369 159753456 789456123 741852963
  963852741 31415926 314159265 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx
  zaq1zaq1 zaq1xsw2 qazwsxedc qazwsx123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwer1234 qwerasdf qweasdzxc
  qweqweqwe qwe12345 asdf1234 asdfasdf asd12345 asdasdasd zxcvbnm1 zxcv1234 1234qwer 123qweasd 123qwe123 googlegoogle google123
  facebook facebook1 linkedin samsung1 samsung123 iphone123 microsoft windows1 windows10 linkedin1 dropbox1 pinterest pinterest1
  bowerbird bowerbird1 blink182 metallica nirvana1 slipknot greenday greenday1 rockyou1 rockstar babygirl babygirl1 sexybaby
  fuckyou1 fuckyou2 fuckyou123 asshole1 bullshit darkness destiny1 freedom1 forever1 friends1 family123 blessed1 jesus123
  jesuschrist godisgood angel123 heaven123 whatever1 anything nothing1 iamking1 iamthebest trinity1 matrix123 gandalf1 hobbit123
  harrypotter hogwarts elephant penguin1 dolphins1 tigger123 buster123 maggie123 shadow123 hunter123 killer123 hockey123
  soccer123 thunder1 lightning diamond1 platinum goldfish superstar sweetheart beautiful gorgeous princesa estrella
  tequiero teamo123 contrasena senha123 motdepasse azerty123 azertyuiop doudou123 loulou123 hallo123 schatz123 passwort1
  geheim123 wachtwoord welkom01 welkom123 parola123 qwertz123 qwertzuiop woaini1314 woaini520 5201314a 1314520a 52013141314`.split(/\s+/),
);

const SEQUENCES = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyzabcdefgh',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Whether a password is among the common ones: listed, one character over and over, or a plain sequence either way. */
export function isCommonPassword(password: string): boolean {
  const lowered = password.toLowerCase();
  if (common.has(lowered) || /^(.{1,2})\1+$/.test(lowered)) return true;
  const reversed = Array.from(lowered).toReversed().join('');
  return SEQUENCES.some((sequence) => sequence.includes(lowered) || sequence.includes(reversed));
}
