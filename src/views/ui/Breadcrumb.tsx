import { uiText as text } from '#src/strings/ui.ts';

export type Crumb = { name: string; href?: string };
type Props = { items: readonly Crumb[] };

/** Puts `Početna` first. An item without an address is the page itself. */
export const withHome = (items: readonly Crumb[]): Crumb[] => [
  { name: text['breadcrumb.home'], href: '/' },
  ...items,
];

export function Breadcrumb({ items }: Props) {
  const trail = withHome(items);
  return (
    <nav aria-label={text['breadcrumb.label']}>
      <ol className="crumbs">
        {trail.map(({ name, href }, i) => (
          <li key={i}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
