/** Most topics that a person gives a pin. */
export const MOST_PIN_TOPICS = 10;
