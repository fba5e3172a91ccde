/** Singulars of English words whose plural the stemmer does not lead back to them, singular first. */
const IRREGULAR =
  'man men, mouse mice, louse lice, goose geese, ox oxen, elf elves, calf calves, half halves, hoof hooves, life lives, beef beeves, ' +
  'dormouse dormice, snowman snowmen, gentleman gentlemen, fisherman fishermen, fireman firemen, policeman policemen, postman postmen, milkman milkmen, ' +
  'businessman businessmen, craftsman craftsmen, sportsman sportsmen, salesman salesmen, workman workmen, horseman horsemen, gingerbreadman gingerbreadmen, ' +
  'groomsman groomsmen, cactus cacti, fungus fungi, radius radii, nucleus nuclei, stimulus stimuli, alumnus alumni, octopus octopi, terrarium terraria, ' +
  'aquarium aquaria, bacterium bacteria, criterion criteria, phenomenon phenomena, curriculum curricula, larva larvae, alga algae, formula formulae, ' +
  'vertebra vertebrae, nebula nebulae, index indices, vertex vertices, appendix appendices, matrix matrices, crisis crises, oasis oases, ' +
  'bus buses, cactus cactuses, crocus crocuses, lotus lotuses, hibiscus hibiscuses, iris irises, octopus octopuses, walrus walruses, citrus citruses, ' +
  'platypus platypuses, virus viruses, bonus bonuses, canvas canvases, atlas atlases, gas gases, lens lenses, ' +
  'chateau chateaux, gateau gateaux, bureau bureaux, plateau plateaux, tableau tableaux, trousseau trousseaux';

/** The same for words that other words end in: a bookshelf is a shelf. Hardly a word of another kind ends so. */
const COMPOUNDING =
  'shelf shelves, leaf leaves, loaf loaves, wolf wolves, knife knives, scarf scarves, dwarf dwarves, wharf wharves, thief thieves, wife wives, ' +
  'child children, foot feet, tooth teeth, person people, woman women';

/** Pairs of plural and singular. */
export type Plural = readonly [plural: string, singular: string];

export const irregularPlurals: ReadonlyMap<string, string> = new Map(readPairs(IRREGULAR));
export const compoundingPlurals: readonly Plural[] = readPairs(COMPOUNDING);

function readPairs(list: string): Plural[] {
  return list.split(', ').map((pair) => {
    const [singular = '', plural = ''] = pair.split(' ');
    return [plural, singular];
  });
}
