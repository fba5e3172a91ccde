-- What the owner of a pin says about the skin in its picture; no tone where it shows none. It outlasts each recognition.
CREATE TABLE pin_skin_tones (
  pin_id bigint PRIMARY KEY REFERENCES pins ON DELETE CASCADE,
  tone text
);
