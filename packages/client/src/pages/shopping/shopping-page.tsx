import { ShoppingFacetsResource, ShoppingFeedResource } from '@bowerbird/contract/discovery/shopping/calls.ts';
import type { ShoppingFilters as ShoppingOptions } from '@bowerbird/contract/discovery/shopping/schemas.ts';
import { useParams, useSearchParams } from 'react-router';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import '../../features/discovery/topics/index.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useText } from '../../i18n/i18n.tsx';
import { useAppSelector, useEntity, useNextPage, useResource } from '../../store/hooks.ts';
import type { EntityRef } from '../../store/stored.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { ChipLink, ChipRow } from '../../ui/chip/chip.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { ShoppingFilters } from './shopping-filters.tsx';
import { shoppingOptionsOf, shoppingPath, SHOPPING_PATH } from './shopping-options.ts';
import styles from './shopping-page.module.css';

/** The newest products, of all or of those that the address leaves (`C2.13`). */
export function ShoppingPage() {
  const text = useText();
  const params = useParams();
  const [search] = useSearchParams();
  const options = shoppingOptionsOf({ params, search });
  const products = useResource(ShoppingFeedResource.get, options);
  const fetchNext = useNextPage(ShoppingFeedResource.get, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const isNarrowed = Object.keys(options).length > 0;
  return (
    <>
      <h1 className={`display h1 ${styles.title}`}>{text('shopping.title')}</h1>
      <Categories chosen={params.id ?? null} query={search.toString()} options={options} />
      <ShoppingFilters search={search} options={options} />
      {products.data && products.data.length > 0 && (
        <PinGrid pins={products.data} label={text('shopping.title')} eager {...endOfWall(products, fetchNext)} />
      )}
      {products.data?.length === 0 && (
        <EmptyState
          drawing={<BowerDrawing />}
          title={text(isNarrowed ? 'shopping.noneTitle' : 'shopping.emptyTitle')}
          actions={isNarrowed && <ButtonLink href={SHOPPING_PATH}>{text('shopping.showAll')}</ButtonLink>}
        >
          {text(isNarrowed ? 'shopping.noneBody' : 'shopping.emptyBody')}
        </EmptyState>
      )}
      {!products.data && products.error && (
        <p role="alert" className={styles.failed}>
          {text('topics.failed')}{' '}
          <Button size="small" onClick={() => void products.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!products.data && !products.error && <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />}
    </>
  );
}

/** The categories of what the filters leave. Where they leave none, those of all products lead away from the filters. */
function Categories({ chosen, query, options }: { chosen: string | null; query: string; options: ShoppingOptions }) {
  const text = useText();
  const left = useLatest(useResource(ShoppingFacetsResource.get, options).data);
  const isEmpty = left?.categories.length === 0;
  const all = useLatest(useResource(ShoppingFacetsResource.get, isEmpty ? {} : null).data);
  const data = isEmpty ? all : left;
  if (!data || data.categories.length === 0) return null;
  const kept = query === '' || isEmpty ? '' : `?${query}`;
  return (
    <nav aria-label={text('shopping.categories')}>
      <ChipRow>
        <ChipLink href={SHOPPING_PATH + kept} selected={chosen === null}>
          {text('shopping.all')}
        </ChipLink>
        {data.categories.map((topic) => (
          <Category key={topic.id} topic={topic} chosen={chosen} kept={kept} />
        ))}
      </ChipRow>
    </nav>
  );
}

function Category({ topic: ref, chosen, kept }: { topic: EntityRef<'topic'>; chosen: string | null; kept: string }) {
  const topic = useEntity(ref);
  if (!topic) return null;
  return (
    <ChipLink href={shoppingPath(topic) + kept} selected={chosen === topic.id}>
      {topic.name}
    </ChipLink>
  );
}
