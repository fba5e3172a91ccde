import { useCallback, type ReactNode } from 'react';
import type { PinCard } from '@bowerbird/contract/pinning/pins/records.ts';
import type { Endpoint } from '@bowerbird/contract/protocol/endpoint.ts';
import { useText } from '../../i18n/i18n.tsx';
import { fetchWhole } from '../../store/call.ts';
import { useAppDispatch, useAppSelector, useNextPage, useResource } from '../../store/hooks.ts';
import { resourceKey } from '../../store/resource-key.ts';
import type { StoredBoard } from '../../features/pinning/boards/index.ts';
import type { StoredSection } from '../../features/pinning/boards/index.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { BowerDrawing } from '../../ui/empty-state/bower-drawing.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { GridSkeleton } from '../../ui/pin-card/grid-skeleton.tsx';
import { endOfWall, PinGrid } from '../../features/pinning/pins/index.ts';
import styles from './board-page.module.css';
import { OrganizePins } from './organize-pins.tsx';

/** A board, or a section of it. */
export interface Place {
  readonly board: StoredBoard;
  readonly section?: StoredSection;
}

export interface PinsOfPlaceProps<Input> {
  readonly place: Place;
  readonly endpoint: Endpoint<Input, PinCard[]>;
  readonly options: Input;
  readonly title: string | null;
  readonly count: number;
  /** Whether nothing needs to be said when it is empty, because sections stand above. */
  readonly isEmptyFine?: boolean;
  /** What who may write does here besides organizing. */
  readonly tools?: ReactNode;
  readonly isOrganizing: boolean;
  readonly onOrganize: (on: boolean) => void;
  /** Whether it has sections, which are put into order too. */
  readonly hasSections?: boolean;
}

/** The pins of a board or a section, to be looked at, or to be organized by who may. */
export function PinsOfPlace<Input>({
  place,
  endpoint,
  options,
  title,
  count,
  isEmptyFine = false,
  tools,
  isOrganizing,
  onOrganize,
  hasSections = false,
}: PinsOfPlaceProps<Input>) {
  const text = useText();
  const dispatch = useAppDispatch();
  const pins = useResource(endpoint, options);
  const fetchNext = useNextPage(endpoint, options);
  const device = useAppSelector((state) => state.session.context?.device ?? 'desktop');
  const { board, section } = place;
  const mayWrite = board.access?.includes('write') ?? false;
  const label = text('boards.pins', { board: section?.title ?? board.name });
  const addedBy = useCallback((name: string) => text('boards.addedBy', { name }), [text]);
  const isTogether = (board.collaborator_count ?? 0) > 0;

  if (pins.data && isOrganizing) {
    return (
      <OrganizePins
        place={place}
        feed={{ name: endpoint.name, key: resourceKey(options) }}
        refs={pins.data}
        label={label}
        onEnd={pins.isAtEnd ? undefined : fetchNext}
        fetchAll={() => dispatch(fetchWhole(endpoint, options))}
        onDone={() => onOrganize(false)}
      />
    );
  }
  const isEmpty = pins.data?.length === 0;
  // Who writes finds here how to organize the sections.
  if (isEmpty && isEmptyFine && !mayWrite) return null;
  return (
    <section aria-label={label}>
      {!(isEmpty && title === null) && (
        <div className={styles.bar}>
          {title !== null && (
            <h2 className="h3">
              {title} <span>{count}</span>
            </h2>
          )}
          {mayWrite && pins.data && (!isEmpty || hasSections) && (
            <div className={styles.tools}>
              {tools}
              <Button size="small" icon={<Icon name="squares-four" weight="bold" size={18} />} onClick={() => onOrganize(true)}>
                {text('boards.organize')}
              </Button>
            </div>
          )}
        </div>
      )}
      {pins.data && !isEmpty && (
        <PinGrid
          pins={pins.data}
          label={label}
          look={board.layout}
          addedBy={isTogether ? addedBy : undefined}
          eager
          {...endOfWall(pins, fetchNext)}
        />
      )}
      {isEmpty && !isEmptyFine && (
        <EmptyState
          drawing={<BowerDrawing />}
          title={text('boards.emptyTitle')}
          actions={
            mayWrite && (
              <ButtonLink href="/" variant="primary">
                {text('boards.findPins')}
              </ButtonLink>
            )
          }
        >
          {text(mayWrite ? 'boards.emptyBody' : 'boards.emptyOther')}
        </EmptyState>
      )}
      {!pins.data && pins.error && (
        <p className={styles.failed} role="alert">
          {text('boards.pinsFailed')}{' '}
          <Button size="small" onClick={() => void pins.refresh()}>
            {text('app.tryAgain')}
          </Button>
        </p>
      )}
      {!pins.data && !pins.error && (
        <div className={styles.waiting}>
          <GridSkeleton label={text('app.routeLoading')} deviceClass={device} />
        </div>
      )}
    </section>
  );
}
