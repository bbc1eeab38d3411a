import { both, ellipse, poly, range, rect, rounded, smooth } from '../kit/geometry.ts';
import { FRONT, REAR, SIDE, WHEEL_SPOTS, carLeft } from './car-shapes.ts';

export type Place = {
  /** Which end of the car is shown below the side view. */
  readonly end: 'front' | 'rear';
  readonly side: string;
  readonly face: string;
  /** Draws the shapes as lines of this width instead of filled areas. */
  readonly stroke?: number;
  readonly opacity?: number;
  /** Hidden by bodywork: drawn see-through with a broken edge. */
  readonly inside?: true;
};

const atWheels = (shape: (x: number, y: number) => string) => WHEEL_SPOTS.map(([x, y]) => shape(x, y)).join('');
const pair = (d: string) => both(d).join('');
const spring = (x: number, y: number) =>
  smooth(range(15).map((i) => [x + (i % 2 ? 20 : -20), y + i * 9]), false, 0.6);

/** Where each part sits, by part name. */
export const PLACES: Readonly<Record<string, Place>> = {
  headlight: { end: 'front', side: SIDE.headlight, face: carLeft(FRONT.headlight) },
  taillight: { end: 'rear', side: SIDE.taillight, face: REAR.taillight },
  mirror: { end: 'front', side: SIDE.mirror, face: carLeft(FRONT.mirror) },
  bumper: { end: 'front', side: SIDE.bumper, face: FRONT.bumper },
  rearBumper: { end: 'rear', side: 'M1404 424C1440 424 1466 420 1480 412C1484 450 1482 478 1474 494C1462 516 1444 524 1402 524C1398 490 1398 456 1404 424Z', face: rounded([[530, 936, 30], [1070, 936, 30], [1084, 1050, 40], [1000, 1078, 20], [600, 1078, 20], [516, 1050, 40]]) },
  grille: { end: 'front', side: 'M126 430L144 428L142 472L124 474Z', face: FRONT.grille },
  bonnet: {
    end: 'front',
    side: 'M146 390C210 358 330 332 470 318C514 313 544 307 566 296L580 306C500 336 340 350 262 362C222 368 180 380 146 396Z',
    face: 'M606 818C700 806 900 806 994 818C968 850 944 884 928 914C850 904 750 904 672 914C656 884 632 850 606 818Z',
  },
  wing: {
    end: 'front',
    side: 'M272 362C340 348 480 336 590 306C606 312 628 330 632 346C628 400 632 450 644 500L496 500C494 420 440 362 372 362C330 362 300 384 284 424C270 410 266 384 272 362Z',
    face: carLeft('M528 842C560 826 586 818 604 818C632 850 654 884 668 912C626 892 566 880 522 882C518 868 520 854 528 842Z'),
  },
  wheel: {
    end: 'front',
    side: atWheels((x, y) => ellipse(x, y, 96)),
    opacity: 0.76,
    face: pair(rect(516, 1000, 66, 124, 16)),
  },
  brake: { end: 'front', side: atWheels((x, y) => ellipse(x, y, 56)), face: pair(rect(548, 1016, 22, 92, 6)) },
  brakePads: {
    end: 'front',
    side: atWheels((x, y) => rounded([[x + 26, y - 44], [x + 58, y - 36], [x + 66, y], [x + 58, y + 36], [x + 26, y + 44], [x + 36, y]], 8)),
    face: pair(rect(540, 1030, 12, 60, 4) + rect(566, 1030, 12, 60, 4)),
  },
  coilover: {
    end: 'front',
    side: atWheels((x, y) => spring(x, y - 150)),
    face: [590, 1010].map((x) => spring(x, 900)).join(''),
    stroke: 12,
  },
  catalyst: {
    end: 'front',
    side: rounded([[420, 486], [640, 486], [676, 502], [760, 502], [760, 516], [676, 516], [640, 530], [420, 530], [384, 516], [330, 470], [344, 460], [392, 500]], 12),
    face: ellipse(800, 1010, 60, 34),
    inside: true,
  },
  exhaust: {
    end: 'rear',
    side: rounded([[1240, 486], [1430, 486], [1430, 496, 4], [1500, 498, 4], [1500, 518, 4], [1430, 520, 4], [1430, 536], [1240, 536]], 16),
    face: REAR.exhaust,
  },
  spoiler: {
    end: 'rear',
    side: rounded([[1336, 262, 8], [1486, 244, 8], [1490, 262, 6], [1440, 274, 8], [1424, 304, 4], [1396, 302, 4], [1404, 276, 6], [1340, 280, 8]]),
    face: REAR.spoiler,
  },
  bootSpoiler: {
    end: 'rear',
    side: rounded([[1370, 292, 6], [1466, 286, 6], [1476, 302, 6], [1440, 306, 8], [1372, 304, 6]]),
    face: REAR.spoiler,
  },
  intercooler: { end: 'front', side: rect(158, 426, 24, 74, 6), face: rect(640, 940, 320, 90, 14), inside: true },
  radiator: { end: 'front', side: rect(196, 384, 22, 112, 6), face: rect(664, 912, 272, 128, 12), inside: true },
  steering: {
    end: 'front',
    side: 'M700 330C690 300 712 252 730 246L744 250C738 276 726 312 716 334Z',
    face: ellipse(908, 772, 58, 30) + ellipse(908, 772, 44, 20),
  },
  clutchKit: { end: 'front', side: ellipse(512, 430, 20, 56), face: ellipse(800, 968, 52) + ellipse(800, 968, 16), inside: true },
  alternator: { end: 'front', side: rect(262, 378, 62, 52, 18), face: ellipse(890, 950, 32) + ellipse(890, 950, 9), inside: true },
  starter: { end: 'front', side: rect(430, 452, 76, 34, 14) + rect(440, 432, 46, 18, 8), face: ellipse(728, 1012, 24), inside: true },
  battery: { end: 'front', side: rect(448, 340, 76, 54, 6) + rect(458, 330, 14, 9, 2) + rect(498, 330, 14, 9, 2), face: rect(892, 846, 84, 54, 6), inside: true },
  turbo: { end: 'front', side: ellipse(392, 392, 32) + ellipse(392, 392, 12), face: ellipse(712, 952, 30) + ellipse(712, 952, 11), inside: true },
  airFilter: { end: 'front', side: rect(330, 346, 92, 40, 8), face: rect(630, 850, 92, 46, 8), inside: true },
  timingBelt: {
    end: 'front',
    side: rect(252, 366, 16, 100, 8),
    face: smooth([[766, 880], [800, 858], [834, 880], [822, 950], [812, 1010], [788, 1010], [778, 950]], true),
    stroke: 9,
  },
  wiper: {
    end: 'front',
    side: poly([[584, 296], [606, 276], [664, 240]], false),
    face: poly([[650, 806], [700, 790], [812, 758]], false) + poly([[806, 806], [852, 790], [958, 762]], false),
    stroke: 8,
  },
  ledBar: { end: 'front', side: rect(698, 192, 38, 20, 6), face: rect(672, 648, 256, 20, 8) },
  roofBox: {
    end: 'front',
    side: 'M720 152C770 118 860 108 960 110C1040 112 1094 126 1104 146C1104 160 1090 164 1060 164L760 166C730 166 714 162 720 152Z' + rect(800, 167, 22, 12, 3) + rect(1010, 167, 22, 12, 3),
    face: rounded([[676, 606, 30], [924, 606, 30], [940, 648, 12], [660, 648, 12]]) + rect(700, 650, 24, 16, 3) + rect(876, 650, 24, 16, 3),
  },
  towBar: {
    end: 'rear',
    side: rounded([[1380, 512, 6], [1470, 512, 8], [1504, 492, 10], [1500, 474, 10], [1526, 474, 10], [1526, 500, 12], [1484, 532, 10], [1380, 532, 6]]),
    face: rounded([[620, 1064], [980, 1064], [980, 1082], [620, 1082]], 8) + ellipse(800, 1046, 16),
  },
  seat: {
    end: 'front',
    side: 'M704 436C700 412 720 400 760 404L806 408C812 350 824 296 838 268C850 250 880 254 878 276C872 330 862 390 850 430C844 450 820 456 780 454C740 454 708 452 704 436Z' + rounded([[838, 226], [872, 222], [876, 250], [846, 256]], 10),
    face: rounded([[868, 740, 16], [952, 740, 16], [968, 812, 14], [860, 812, 14]]) + rect(886, 706, 48, 28, 10),
    inside: true,
  },
  gearKnob: { end: 'front', side: ellipse(706, 362, 21) + rect(700, 385, 12, 44, 4), face: ellipse(800, 766, 21) + rect(794, 789, 12, 34, 4), inside: true },
  springs: {
    end: 'front',
    side: atWheels((x, y) => spring(x, y - 130)),
    face: [590, 1010].map((x) => spring(x, 915)).join(''),
    stroke: 12,
  },
  bootTub: { end: 'rear', side: rounded([[1200, 400], [1440, 396], [1440, 424], [1216, 428]], 8), face: rounded([[610, 856], [990, 856], [1010, 900], [590, 900]], 12), inside: true },
  workLamp: { end: 'front', side: ellipse(716, 206, 20), face: ellipse(700, 650, 24) + ellipse(900, 650, 24) },
  wiperMotor: { end: 'front', side: rect(548, 300, 50, 30, 12), face: rect(760, 806, 80, 34, 14) + rect(640, 800, 130, 10, 5) + rect(838, 800, 130, 10, 5), inside: true },
  pipes: { end: 'front', side: rounded([[182, 440], [330, 430], [330, 452], [182, 466]], 10), face: rounded([[560, 960], [644, 960], [644, 990], [560, 990]], 12) + rounded([[956, 960], [1040, 960], [1040, 990], [956, 990]], 12), inside: true },
  floorMats: {
    end: 'front',
    side: rounded([[668, 474], [860, 474], [866, 488], [662, 488]], 5) + rounded([[906, 474], [1050, 474], [1056, 488], [900, 488]], 5),
    face: pair(rounded([[624, 1010], [772, 1010], [778, 1036], [606, 1036]], 8)),
    inside: true,
  },
};
