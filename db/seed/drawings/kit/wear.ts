import type { Scene } from './scene.ts';

const SCENE = 'filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1200"';

/** Faded colours and dust on a used part. Shadows stay clean: only what is opaque takes dirt. */
export function worn(s: Scene, drawing: string): string {
  const filter = s.def(
    'worn',
    (id) =>
      `<filter id="${id}" ${SCENE} color-interpolation-filters="sRGB">` +
      '<feColorMatrix in="SourceGraphic" values=".7 .17 .03 0 .05 .07 .79 .03 0 .038 .07 .17 .62 0 .022 0 0 0 1 0" result="faded"/>' +
      '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="discrete" tableValues="0 0 0 0 1"/></feComponentTransfer>' +
      '<feTurbulence type="fractalNoise" baseFrequency=".005 .008" numOctaves="3" seed="11"/>' +
      '<feColorMatrix values="0 0 0 0 .55 0 0 0 0 .49 0 0 0 0 .4 .9 0 0 0 -.3"/>' +
      '<feComposite in2="solid" operator="in" result="dust"/>' +
      '<feMerge><feMergeNode in="faded"/><feMergeNode in="dust"/></feMerge></filter>',
  );
  return s.group({ filter }, drawing);
}
