// As in components/ui/icons.ts, which islands do not load.
export const ICONS = {
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  box: 'm12 3.5 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9',
  car: 'M4 16v-3.5l2-5A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.5l2 5V16M4 12.5h16M3.5 16h17v2.5h-3V17h-11v1.5h-3zM7 14.3h1.5m7 0H17',
  clock: 'M12 7v5l3.5 2m5-2a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0',
  image: 'M4 5h16v14H4zm0 11 5-5 4 4 2.5-2.5L20 17M16 9v.1',
  mail: 'M3.5 6h17v12h-17zm.5.5 8 6.5 8-6.5',
  search: 'm16 16 4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12zm5.3 4a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0',
  trash: 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5',
} as const;

export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 icon stroke-[1.6]">
    <path d={path} />
  </svg>
);
