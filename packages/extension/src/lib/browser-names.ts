/** Words that the browser itself shows, or a page of others before the pop-up is there. They have their names there. */
export const NAMES = { name: 'extension.name', description: 'extension.description', save: 'extension.save' } as const;
