-- Several pictures may show one film, such as after its cover was changed.
CREATE INDEX pictures_of_film ON pictures ((video->>'signature')) WHERE video IS NOT NULL;
