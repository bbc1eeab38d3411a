/** Icons that are rendered in the browser are separate exports, so that a script includes no others. */
export const heartPath =
  'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.2 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z';
export const imagePath = 'M4 5h16v14H4zm0 11 5-5 4 4 2.5-2.5L20 17M16 9v.1';
export const cameraPath = 'M3.5 7.5H8L9.5 5h5L16 7.5h4.5V19h-17zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0';
export const closePath = 'm6 6 12 12M18 6 6 18';
export const previousPath = 'm15 6-6 6 6 6';
export const nextPath = 'm9 6 6 6-6 6';
export const searchPath = 'm16 16 4.5 4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0';
export const whatsappPath =
  'm4 20 1.2-4A8 8 0 1 1 8.3 19zM9.2 8.7c0 3.5 2.6 6 6 6l.6-1.5-2-.9-.8.8a4.6 4.6 0 0 1-2.2-2.2l.8-.8-.9-2z';
export const viberPath =
  'M12 3.5c5.5 0 7.5 2.5 7.5 7s-2 7-7.5 7h-1L8 20.5V17c-2.5-1-3.5-3-3.5-6.5 0-4.5 2-7 7.5-7ZM9 8.5c.3 3 2 4.9 5 5.5m-1.5-6.5c1.8.2 2.9 1.3 3 3';
export const mailPath = 'M3.5 6h17v12h-17zm.5.5 8 6.5 8-6.5';
export const editPath = 'm4 20 1-4L16.5 4.5l3 3L8 19z';
export const refreshPath = 'M19.5 5v5h-5M4.5 19v-5h5m9.5-4a7.5 7.5 0 0 0-13.5-2M5 14a7.5 7.5 0 0 0 13.5 2';
export const alertPath = 'M12 7v6m0 3.5v.2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0';
export const carPath =
  'M4 16v-3.5l2-5A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.5l2 5V16M4 12.5h16M3.5 16h17v2.5h-3V17h-11v1.5h-3zM7 14.3h1.5m7 0H17';
export const tagPath = 'M4 4h8l8.5 8.5-8 8L4 12zm5.3 4a1.3 1.3 0 1 1-2.6 0 1.3 1.3 0 0 1 2.6 0';
export const gridPath = 'M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z';
export const listPath = 'M8 6.5h12M8 12h12M8 17.5h12M4 6.5v.1m0 5.4v.1m0 5.4v.1';
export const filtersPath =
  'M4 7h8.7m4.6 0H20M4 17h2.2m4.6 0H20M17.3 7a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0M10.8 17a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0';
export const arrowPath = 'M4 12h16m-6-6 6 6-6 6';
export const boxPath = 'm12 3.5 8 4v9l-8 4-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9';
export const clockPath = 'M12 7v5l3.5 2m5-2a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0';
export const trashPath = 'M4 7h16M9 7V4h6v3m3 0-1 13H7L6 7m4 4v5m4-5v5';
export const phonePath =
  'M5 4h4l1.6 4.4L8.3 10a12 12 0 0 0 5.7 5.7l1.6-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.7 20 4 13.3 3.5 5.6A1.5 1.5 0 0 1 5 4Z';
export const shieldPath = 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2.2 2.2 4-4.2';
export const truckPath =
  'M2.5 6h11v10.5h-11zm11 3.5h4L21 13v3.5h-7.5M8.8 17.5a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0m10 0a1.8 1.8 0 1 1-3.6 0 1.8 1.8 0 0 1 3.6 0';
export const checkPath = 'm5 12.5 4.5 4.5L19 7.5';
export const downPath = 'm6 9 6 6 6-6';
const outPath = 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8';

/** All icons by name, for pages and the panel: one path each on a 24 px grid, stroked in the text colour. */
export const icons = {
  alert: alertPath,
  arrow: arrowPath,
  box: boxPath,
  camera: cameraPath,
  car: carPath,
  check: checkPath,
  clock: clockPath,
  close: closePath,
  down: downPath,
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 12v8h14v-8',
  edit: editPath,
  external: 'M13 4h7v7m0-7-9 9M17 14v6H4V7h6',
  filters: filtersPath,
  grid: gridPath,
  heart: heartPath,
  image: imagePath,
  list: listPath,
  logout: 'M10 4H4.5v16H10m5-12 4.5 4-4.5 4M9 12h10',
  mail: mailPath,
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M12.9 5.5a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0m0 6.5a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0m0 6.5a.9.9 0 1 1-1.8 0 .9.9 0 0 1 1.8 0',
  next: nextPath,
  phone: phonePath,
  pin: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm2.3-11a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0',
  plus: 'M12 5v14M5 12h14',
  previous: previousPath,
  refresh: refreshPath,
  search: searchPath,
  share: outPath,
  shield: shieldPath,
  star: 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
  tag: tagPath,
  trash: trashPath,
  truck: truckPath,
  up: 'm6 15 6-6 6 6',
  upload: outPath,
  viber: viberPath,
  whatsapp: whatsappPath,
} as const;

export type IconName = keyof typeof icons;
