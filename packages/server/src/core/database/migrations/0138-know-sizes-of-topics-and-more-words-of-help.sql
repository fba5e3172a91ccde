-- About how many pins of each topic everybody may see, rounded. A topic without a row has few.
CREATE TABLE topic_sizes (
  topic_id bigint PRIMARY KEY REFERENCES topics ON DELETE CASCADE,
  pins integer NOT NULL
);

-- Other forms of the words of help, as people write them; lists that the owner keeps elsewhere stay as they are.
UPDATE search_notices n SET terms = n.terms || ARRAY(SELECT t FROM unnest(more.terms) t WHERE t <> ALL (n.terms))
FROM (VALUES
  ('de', ARRAY['umbringe mich', 'bringe mich um', 'mich selbst verletzen', 'selbst verletzt', 'verletze mich', 'will sterben', 'möchte sterben', 'sterben möchten', 'nicht mehr leben']),
  ('ja', ARRAY['死にたく', '死にたかった', 'しにたい', 'じさつ', 'リスカ']),
  ('ar', ARRAY['انتحر', 'قتل نفسي', 'سأقتل نفسي', 'أريد الموت', 'عايز اموت', 'بدي اموت', 'أذيت نفسي', 'أؤذي نفسي'])
) more (language, terms)
WHERE n.language = more.language AND n.withholds AND n.link_url LIKE 'https://findahelpline.com/%';
