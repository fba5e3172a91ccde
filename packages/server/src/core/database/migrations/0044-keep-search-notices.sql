-- Words of help above searches for what hurts; the instance's owner keeps the list.
CREATE TABLE search_notices (
  id bigint PRIMARY KEY DEFAULT next_id(),
  language text NOT NULL,
  terms text[] NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  link_url text NOT NULL DEFAULT '',
  link_label text NOT NULL DEFAULT '',
  withholds boolean NOT NULL DEFAULT false
);

INSERT INTO search_notices (language, terms, title, text, link_url, link_label, withholds) VALUES
  ('en', ARRAY['suicide', 'suicidal', 'self harm', 'selfharm', 'self injury', 'kill myself', 'killing myself', 'hurt myself', 'cut myself', 'cutting myself', 'want to die', 'proana', 'pro ana', 'promia', 'thinspo', 'thinspiration'],
    'You do not have to be alone with this', 'If you are hurting, or think of hurting yourself, talking with somebody helps. Help lines cost nothing, and nobody there judges.', 'https://findahelpline.com/', 'Find a help line near you', true),
  ('de', ARRAY['selbstmord', 'suizid', 'suizidal', 'selbstverletzung', 'selbst verletzen', 'mich umbringen', 'mich ritzen', 'ritzen wunden', 'sterben wollen', 'ich will sterben'],
    'Du musst damit nicht allein sein', 'Wenn es dir schlecht geht oder du daran denkst, dir etwas anzutun, hilft es, mit jemandem zu reden. Hilfetelefone kosten nichts, und niemand urteilt dort.', 'https://findahelpline.com/de', 'Ein Hilfetelefon finden', true),
  ('ja', ARRAY['自殺', '自傷', '自傷行為', '死にたい', 'リストカット'],
    'ひとりで抱えこまなくて大丈夫です', 'つらいとき、自分を傷つけたいと思うときは、だれかに話すと楽になります。相談窓口は無料で、責められることはありません。', 'https://findahelpline.com/ja', '相談窓口をさがす', true),
  ('ar', ARRAY['انتحار', 'الانتحار', 'ايذاء النفس', 'أذية النفس', 'اقتل نفسي', 'أريد أن أموت'],
    'لست وحدك في هذا', 'إن كنت تتألم أو تفكر في إيذاء نفسك فالحديث مع أحد يساعد. خطوط المساعدة مجانية ولا يحكم عليك أحد فيها.', 'https://findahelpline.com/ar', 'اعثر على خط مساعدة', true);
