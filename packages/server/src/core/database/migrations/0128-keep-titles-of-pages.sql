-- A page that says nothing of itself but its title is named by it where somebody tags it.
ALTER TABLE links ADD COLUMN page_title text;
