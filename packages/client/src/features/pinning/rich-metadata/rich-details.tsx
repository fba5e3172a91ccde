import type { WholePin } from '../pins/index.ts';
import { ArticleDetails } from './article-details.tsx';
import { ProductDetails } from './product-details.tsx';
import { RecipeDetails } from './recipe-details.tsx';
import { TutorialDetails } from './tutorial-details.tsx';

/** What the page behind a pin says of its recipe, product, tutorial or article (`C3.3`, `C4.4`). */
export function RichDetails({ pin }: { pin: WholePin }) {
  const rich = pin.richMetadata;
  if (!rich) return null;
  const [product] = rich.products;
  if (rich.recipe) return <RecipeDetails recipe={rich.recipe} />;
  if (product) return <ProductDetails product={product} pin={pin} />;
  if (rich.tutorial) return <TutorialDetails tutorial={rich.tutorial} />;
  return rich.article && <ArticleDetails article={rich.article} siteName={rich.siteName} description={pin.description} />;
}
