import { type Crumb, withHome } from '#src/views/ui/Breadcrumb.tsx';

/** The breadcrumb as structured data for search engines. */
export function breadcrumbData(trail: readonly Crumb[], absolute: (path: string) => string) {
  const items = withHome(trail);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(href && i < items.length - 1 ? { item: absolute(href) } : {}),
    })),
  };
}
