import { sql, type RawBuilder } from 'kysely';

declare const decided: unique symbol;

/**
 * SQL that decides whether a viewer may see a row. Every list and every record needs one, so forgetting it does not compile.
 * Only `*.access.ts` files make one, which a test checks.
 */
export type Visibility = RawBuilder<boolean> & { readonly [decided]: true };

/** Marks a condition as one that decides who may see a row. */
export function visibility(condition: RawBuilder<boolean>): Visibility {
  return condition as Visibility;
}

/** Rows that pass each of these decisions. */
export function allOf(...rules: readonly [Visibility, ...Visibility[]]): Visibility {
  return visibility(sql<boolean>`(${sql.join(rules, sql` AND `)})`);
}
