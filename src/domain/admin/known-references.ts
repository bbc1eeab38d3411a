/** Of all that some products refer to, what exists. */
export type KnownReferences = {
  manufacturers: ReadonlySet<number>;
  /** Model → its manufacturer. */
  models: ReadonlyMap<number, number>;
  categories: ReadonlySet<number>;
  tuningCategories: ReadonlySet<number>;
  images: ReadonlySet<string>;
};
