/** What the kitchen of the demo writes down: servings, minutes, lines of ingredients (a colon begins a category), and steps. */
export interface DemoRecipe {
  readonly serves: number;
  readonly prep: number;
  readonly cook: number;
  readonly calories?: number;
  readonly diets?: readonly string[];
  readonly stars: number;
  readonly ratings: number;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

const tart = (berry: string): Pick<DemoRecipe, 'ingredients' | 'steps'> => ({
  ingredients: [
    'For the crust:',
    '200 g flour',
    '120 g cold butter',
    '60 g sugar',
    '1 egg yolk',
    'For the filling:',
    '250 g mascarpone',
    '150 ml cream',
    '2 tbsp honey',
    `400 g ${berry}`,
  ],
  steps: [
    'Rub butter, flour and sugar together until it looks like wet sand.',
    'Add the yolk, then press the crust into a round tin by hand.',
    'Bake for 22 minutes at 180 °C until the edge is brown. Let it cool in the tin.',
    'Whip mascarpone, cream and honey until it holds.',
    'Fill the crust and lay the berries on top, from the middle outwards.',
  ],
});

const ramen: Pick<DemoRecipe, 'ingredients' | 'steps'> = {
  ingredients: [
    'For the bowls:',
    '400 g fresh ramen noodles',
    '1½ l chicken broth',
    '80 ml soy sauce',
    '30 ml mirin',
    'On top:',
    '4 eggs, boiled six and a half minutes',
    '2 spring onions, sliced thin',
    '1 sheet of nori',
  ],
  steps: [
    'Boil the eggs for six and a half minutes. Put them into cold water.',
    'Bring the broth to a simmer. Stir in soy sauce and mirin.',
    'Boil the noodles for two minutes and drain them well.',
    'Slice the spring onions. Cut the nori into quarters.',
    'Put the noodles into warm bowls and pour the broth over them.',
    'Halve the eggs. Lay eggs, onions and nori on top.',
    'Eat at once, loudly.',
  ],
};

const sponge = (flavour: readonly string[], finish: string): Pick<DemoRecipe, 'ingredients' | 'steps'> => ({
  ingredients: [
    'For the sponge:',
    '250 g soft butter',
    '250 g sugar',
    '4 eggs',
    '250 g flour',
    '2 tsp baking powder',
    ...flavour,
    'For the cream:',
    '300 g cream cheese',
    '150 g icing sugar',
  ],
  steps: [
    'Beat butter and sugar for five minutes, until it is pale.',
    'Add the eggs one by one, then fold in the dry things.',
    'Bake in two round tins for 30 minutes at 175 °C. Let both cool on a rack.',
    'Stir cream cheese and icing sugar until smooth.',
    finish,
  ],
});

const salad: Pick<DemoRecipe, 'ingredients' | 'steps'> = {
  ingredients: [
    '1 head of lettuce',
    '300 g ripe tomatoes',
    '½ cucumber',
    '150 g feta',
    'For the dressing:',
    '3 tbsp olive oil',
    '1 tbsp lemon juice',
    '1 pinch salt',
  ],
  steps: [
    'Tear the lettuce and cut the rest into bites.',
    'Shake oil, lemon and salt in a jar.',
    'Toss everything, and crumble the feta over it.',
  ],
};

const citrus: Pick<DemoRecipe, 'ingredients' | 'steps'> = {
  ingredients: ['3 oranges', '2 blood oranges', '1 grapefruit', '2 tbsp olive oil', '8 mint leaves', 'Flaky salt'],
  steps: [
    'Cut the peel off with a sharp knife, all the white too.',
    'Slice across and lay the slices on a cold plate.',
    'Oil, mint, salt. Done.',
  ],
};

/** By the pictures' ids. */
export const RECIPES: Readonly<Record<string, DemoRecipe>> = {
  'shoyu-ramen-in-forty-minutes': { serves: 4, prep: 15, cook: 25, calories: 620, stars: 4.8, ratings: 312, ...ramen },
  'spicy-noodles-for-two': {
    serves: 2,
    prep: 10,
    cook: 12,
    calories: 540,
    stars: 4.5,
    ratings: 96,
    ingredients: [
      '200 g wheat noodles',
      '2 tbsp chilli oil',
      '1 tbsp soy sauce',
      '1 tsp sugar',
      '2 cloves of garlic',
      '1 handful peanuts',
      '2 eggs',
    ],
    steps: [
      'Boil the noodles and keep a cup of the water.',
      'Warm chilli oil, garlic, sugar and soy sauce in a pan.',
      'Toss the noodles in it with a splash of their water.',
      'Fry the eggs. Top with eggs and peanuts.',
    ],
  },
  'winter-citrus-plate': {
    serves: 4,
    prep: 15,
    cook: 0,
    diets: ['Vegan', 'GlutenFree'],
    calories: 140,
    stars: 4.4,
    ratings: 58,
    ...citrus,
  },
  'blood-oranges-in-february': { serves: 2, prep: 10, cook: 0, diets: ['Vegan', 'GlutenFree'], stars: 4.2, ratings: 31, ...citrus },
  'blueberry-and-raspberry-tart-no-blind-baking': {
    serves: 8,
    prep: 30,
    cook: 22,
    diets: ['Vegetarian'],
    calories: 410,
    stars: 4.7,
    ratings: 204,
    ...tart('blueberries and raspberries'),
  },
  'strawberry-tart-summer-rules': {
    serves: 8,
    prep: 30,
    cook: 22,
    diets: ['Vegetarian'],
    calories: 395,
    stars: 4.6,
    ratings: 150,
    ...tart('strawberries'),
  },
  'garden-salad-with-feta': {
    serves: 4,
    prep: 15,
    cook: 0,
    diets: ['Vegetarian', 'GlutenFree'],
    calories: 230,
    stars: 4.1,
    ratings: 44,
    ...salad,
  },
  'salad-that-counts-as-dinner': { serves: 2, prep: 20, cook: 0, diets: ['Vegetarian'], calories: 460, stars: 4.3, ratings: 67, ...salad },
  'pizza-on-a-thursday': {
    serves: 2,
    prep: 20,
    cook: 12,
    diets: ['Vegetarian'],
    calories: 780,
    stars: 4.9,
    ratings: 521,
    ingredients: [
      'For the dough:',
      '300 g strong flour',
      '190 ml warm water',
      '5 g yeast',
      '1 tsp salt',
      'On top:',
      '200 g tomatoes, crushed',
      '150 g mozzarella',
      '6 basil leaves',
    ],
    steps: [
      'Knead the dough on Wednesday evening. Leave it in the fridge.',
      'Heat the oven as hot as it goes, with a tray in it.',
      'Pull the dough round. Tomatoes first, then mozzarella.',
      'Bake for 10 to 12 minutes. Basil at the end.',
    ],
  },
  'pancakes-tall-as-they-come': {
    serves: 3,
    prep: 10,
    cook: 20,
    diets: ['Vegetarian'],
    calories: 510,
    stars: 4.6,
    ratings: 233,
    ingredients: [
      '250 g flour',
      '1 tbsp baking powder',
      '2 tbsp sugar',
      '300 ml buttermilk',
      '2 eggs',
      '50 g butter, melted',
      'Maple syrup',
    ],
    steps: [
      'Stir the dry things and the wet things, each by themselves.',
      'Join them with ten strokes. Lumps are welcome.',
      'Fry in a dry pan over low heat until bubbles stay open, then turn once.',
      'Stack as high as you dare.',
    ],
  },
  'chocolate-cake-for-a-tuesday': {
    serves: 12,
    prep: 25,
    cook: 30,
    diets: ['Vegetarian'],
    calories: 480,
    stars: 4.8,
    ratings: 340,
    ...sponge(['60 g cocoa', '100 g dark chocolate'], 'Stack, cover, and wait until it is Tuesday.'),
  },
  'honey-cake-with-edible-marigolds': {
    serves: 12,
    prep: 30,
    cook: 30,
    diets: ['Vegetarian'],
    stars: 4.4,
    ratings: 71,
    ...sponge(['4 tbsp honey', '12 marigold petals'], 'Stack and cover. Petals go on last.'),
  },
  'pistachio-and-raspberry-two-tiers': {
    serves: 16,
    prep: 45,
    cook: 35,
    diets: ['Vegetarian'],
    stars: 4.7,
    ratings: 129,
    ...sponge(['120 g pistachios, ground', '200 g raspberries'], 'Lay the raspberries between the tiers, then cover both.'),
  },
};
