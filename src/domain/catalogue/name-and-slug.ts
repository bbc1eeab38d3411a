/** What names a manufacturer, model or category on the screen and in its address. */
export type NameAndSlug = { name: string; slug: string };

/** Without all other fields of its row. */
export const nameAndSlug = ({ name, slug }: NameAndSlug): NameAndSlug => ({ name, slug });
