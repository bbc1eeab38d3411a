import type { Box } from './geometry.ts';
import { ellipse } from './geometry.ts';
import type { Scene } from './scene.ts';
import { HEIGHT, WIDTH } from './scene.ts';

/** The ground the part stands on: warm-grey sweep or graphite, both lit from the upper left; nothing for cut-outs. */
export function studio(s: Scene): string {
  if (s.ground === 'none') return '';
  const all = `M0 0L${WIDTH} 0L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
  const fill = (paint: string) => `<path d="${all}" fill="${paint}"/>`;
  if (s.ground === 'dark') {
    return (
      fill(
        s.linear([
          [0, '#15171b'],
          [0.55, '#22252a'],
          [0.74, '#1b1d21'],
          [1, '#0e1013'],
        ]),
      ) +
      fill(
        s.radial(
          [
            [0, '#6a7078', 0.8],
            [0.42, '#42474e', 0.5],
            [1, '#1b1d21', 0],
          ],
          { cx: 0.44, cy: 0.38, r: 0.58 },
        ),
      ) +
      fill(
        s.radial(
          [
            [0, '#0b0c0e', 0],
            [0.62, '#0b0c0e', 0],
            [1, '#0b0c0e', 0.7],
          ],
          { cx: 0.47, cy: 0.46, r: 0.76 },
        ),
      )
    );
  }
  return (
    fill(
      s.linear([
        [0, '#dedad4'],
        [0.55, '#e6e3de'],
        [0.72, '#dbd7d0'],
        [1, '#c9c4bc'],
      ]),
    ) +
    fill(
      s.radial(
        [
          [0, '#ffffff', 0.75],
          [0.5, '#ffffff', 0.22],
          [1, '#ffffff', 0],
        ],
        { cx: 0.34, cy: 0.3, r: 0.62 },
      ),
    ) +
    fill(
      s.radial(
        [
          [0, '#4a4238', 0],
          [0.7, '#4a4238', 0],
          [1, '#4a4238', 0.24],
        ],
        { cx: 0.46, cy: 0.45, r: 0.78 },
      ),
    )
  );
}

/** Floor shadow in three layers: wide penumbra, body, tight contact. */
export function floorShadow(s: Scene, cx: number, cy: number, rx: number, ry = rx * 0.1): string {
  if (s.ground === 'none') return '';
  const wide = ellipse(cx + rx * 0.08, cy + ry * 0.35, rx * 1.12, ry * 1.5);
  const body = ellipse(cx + rx * 0.04, cy + ry * 0.1, rx * 0.98, ry * 0.8);
  const contact = ellipse(cx, cy - ry * 0.06, rx * 0.8, ry * 0.34);
  if (s.ground === 'dark') {
    return (
      s.soft(wide, 42, { fill: '#040506', opacity: 0.55 }) +
      s.soft(contact, 12, { fill: '#000102', opacity: 0.7 })
    );
  }
  return (
    s.soft(wide, 42, { fill: '#3a332b', opacity: 0.3 }) +
    s.soft(body, 18, { fill: '#2a251f', opacity: 0.38 }) +
    s.soft(contact, 12, { fill: '#120f0c', opacity: 0.46 })
  );
}

/** Floor shadow of an angled part: the outline it projects on the floor, wide and tight. */
export function padShadow(s: Scene, pad: string, { wide = 40, tight = 12, opacity = 0.45 } = {}): string {
  if (s.ground === 'none') return '';
  const [penumbra, core] = s.ground === 'dark' ? ['#040506', '#000102'] : ['#3a332b', '#1a1612'];
  return (
    s.soft(pad, wide, { fill: penumbra, opacity }) +
    (tight > 0
      ? s.soft(pad, tight, { fill: core, opacity: opacity * 0.95, transform: 'translate(3 5)' })
      : '')
  );
}

/** Darkened corners and a little haze for close-ups. */
export function vignette(s: Scene, box: Box): string {
  const d = `M${box.x} ${box.y}L${box.x + box.w} ${box.y}L${box.x + box.w} ${box.y + box.h}L${box.x} ${box.y + box.h}Z`;
  return `<path d="${d}" fill="${s.radial(
    [
      [0, '#fff', 0.05],
      [0.55, '#000', 0],
      [1, '#15110c', 0.4],
    ],
    { cx: 0.46, cy: 0.44, r: 0.75 },
  )}"/>`;
}
