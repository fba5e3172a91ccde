CREATE INDEX pictures_films ON pictures (id DESC) WHERE kind = 2;
