type InFile =
  | {
      /** Header of its column in the product file: part of the format, so it never changes. */
      header: string;
      isNotInFile?: never;
    }
  /** Left out of the product file, which may be passed on. */
  | { isNotInFile: true; header?: never };

type ForVisitors = {
  /** Shown in lists, so every card loads it; the other fields are loaded with the product's own page. */
  isOnCard?: true;
  /** Listed among the facts of a product's page, and in the rows of the panel's list where those have it. */
  isPartFact?: true;
  /** Visitors filter lists by it, under this name in an address; the words of the values are those of the file. */
  filter?: { type: 'choice'; parameter: string };
  /** Its name in the specification's calls, where the value is passed unchanged. */
  publicName?: string;
};
type Seen =
  | (ForVisitors & { isPrivate?: never })
  /** For the owner only: no page and no public call shows it. */
  | ({ isPrivate: true } & { [Fact in keyof ForVisitors]?: never });

/** Facts about a field of any type; `default` is the value of a new product. */
export type FieldFacts = InFile &
  Seen & {
    /** The column was added to the format later: rows without it keep the key that they had before. */
    isLateColumn?: true;
    /** Shown in the rows of the panel's list, as every field of a card is. */
    isInRows?: true;
    /** Left out of the form. */
    isNotInForm?: true;
    /** Can be set for many products at once. */
    isInBulk?: true;
  };

/** One of a few values. Each has the words that a file may use for it; exports write the first one. */
type ChoiceField = { type: 'choice'; values: Readonly<Record<string, readonly [string, ...string[]]>> } & (
  { default: string } | { default: null }
);
/** A text that may be missing has the default null. */
type TextField = { type: 'text'; max: number; isRequired?: true; isLong?: true; default: '' | null };
type TextsField = { type: 'texts'; max: number; maxCount: number; default: readonly [] };
/** A whole number; one that may be unknown has the default null. */
type NumberField = { type: 'number'; min: number; max: number; default: number | null };
/** In feninga. */
type MoneyField = { type: 'money'; max: number; default: null };
type FlagField = { type: 'flag'; default: boolean };
/** The id of a row of another table. */
type ReferenceField = { type: 'reference'; to: 'categories' | 'tuningCategories'; default: null };
/** Rows of other tables. */
type RowsField = { type: 'vehicles' | 'pictures'; default: readonly [] };

export type ProductField = FieldFacts &
  (ChoiceField | TextField | TextsField | NumberField | MoneyField | FlagField | ReferenceField | RowsField);
