/** How many pins a vote of a board has. */
export const LEAST_CHOICES = 2;
export const MOST_CHOICES = 6;
