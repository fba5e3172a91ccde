import type { EntityRef } from '../../../store/stored.ts';

export const isPin = (ref: EntityRef): ref is EntityRef<'pin'> => ref.type === 'pin';
export const isBoard = (ref: EntityRef): ref is EntityRef<'board'> => ref.type === 'board';
export const isUser = (ref: EntityRef): ref is EntityRef<'user'> => ref.type === 'user';
