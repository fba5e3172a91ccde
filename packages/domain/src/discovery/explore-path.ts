/** Where people look around: a search for nothing yet. */
export const EXPLORE_PATH = '/search/pins/';
