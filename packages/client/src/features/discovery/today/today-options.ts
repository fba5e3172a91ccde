/** The page of all articles. */
export const TODAY_PATH = '/today/';
export const todayOptions = { page_size: 12 };
