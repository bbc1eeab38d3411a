import { type Crumb, withHome } from '#src/views/ui/Breadcrumb.tsx';

/** The breadcrumb as structured data for search engines. */
export function breadcrumbData(trail: readonly Crumb[], absolute: (path: string) => string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: withHome(trail).map(({ name, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      ...(href && { item: absolute(href) }),
    })),
  };
}
