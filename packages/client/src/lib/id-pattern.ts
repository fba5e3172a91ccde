/** An id as an address names it. */
export const ID_PATTERN = /^[1-9][0-9]{0,18}$/u;
