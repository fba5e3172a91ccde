import type { UnknownAction } from 'redux';
import type { AppDispatch, RootState } from '../../../store/create-store.ts';

/** Whether the viewer follows something, and how many people do. */
export interface FollowState {
  readonly following: boolean;
  readonly followerCount: number;
}

/** One kind of thing that can be followed: where the store has it, and which call follows it. */
export interface FollowKind {
  /** The type of its entity. */
  readonly type: string;
  /** What the store knows; `null` where a card alone is known. */
  readonly select: (state: RootState, id: string) => FollowState | null;
  /** What shows a state. */
  readonly patch: (id: string, state: FollowState) => UnknownAction;
  readonly send: (dispatch: AppDispatch, id: string, following: boolean) => Promise<FollowState>;
}
