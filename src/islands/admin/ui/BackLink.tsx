import { backTo } from '#src/stores/admin/route.ts';
import { AdminLink } from './AdminLink.tsx';
import { Icon } from './Icon.tsx';

type Props = { href: string; children: string };

/** Back to the list that led here, as it was left; to its start where something else led here. */
export const BackLink = ({ href, children }: Props) => (
  <AdminLink href={href} follow={backTo} className="link inline-flex min-h-target items-center gap-1">
    <Icon name="previous" size="sm" />
    {children}
  </AdminLink>
);
