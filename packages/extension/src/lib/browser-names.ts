/** Words that the browser itself shows, or a page of others before anything of the pop-up is there, by their names there. */
export const NAMES = { name: 'extension.name', description: 'extension.description', save: 'extension.save' } as const;
