-- How often reading an import began and never came to an end. One that ends the process each time is given up.
ALTER TABLE imports ADD COLUMN unended_reads smallint NOT NULL DEFAULT 0;
