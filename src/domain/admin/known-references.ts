/** Which of the rows that some products refer to exist. */
export type KnownReferences = {
  manufacturers: ReadonlySet<number>;
  /** Model id → id of its manufacturer. */
  models: ReadonlyMap<number, number>;
  categories: ReadonlySet<number>;
  tuningCategories: ReadonlySet<number>;
  images: ReadonlySet<string>;
};
