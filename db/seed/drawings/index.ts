import type { Part } from './kit/part.ts';
import { airFilter } from './draw/airFilter.ts';
import { alternator } from './draw/alternator.ts';
import { battery } from './draw/battery.ts';
import { bonnet } from './draw/bonnet.ts';
import { brake } from './draw/brake.ts';
import { brakePads } from './draw/brakePads.ts';
import { bumper } from './draw/bumper.ts';
import { clutchKit } from './draw/clutchKit.ts';
import { coilover } from './draw/coilover.ts';
import { exhaust } from './draw/exhaust.ts';
import { floorMats } from './draw/floorMats.ts';
import { gearKnob } from './draw/gearKnob.ts';
import { grille } from './draw/grille.ts';
import { headlight } from './draw/headlight.ts';
import { intercooler } from './draw/intercooler.ts';
import { ledBar } from './draw/ledBar.ts';
import { mirror } from './draw/mirror.ts';
import { radiator } from './draw/radiator.ts';
import { roofBox } from './draw/roofBox.ts';
import { seat } from './draw/seat.ts';
import { spoiler } from './draw/spoiler.ts';
import { starter } from './draw/starter.ts';
import { steering } from './draw/steering.ts';
import { taillight } from './draw/taillight.ts';
import { timingBelt } from './draw/timingBelt.ts';
import { towBar } from './draw/towBar.ts';
import { turbo } from './draw/turbo.ts';
import { wheel } from './draw/wheel.ts';
import { wing } from './draw/wing.ts';
import { wiper } from './draw/wiper.ts';

/** Every part type that has pictures. To add one: its file in draw/, a line here, a place in draw/places.ts. */
export const PARTS: readonly Part[] = [
  airFilter,
  alternator,
  battery,
  bonnet,
  brake,
  brakePads,
  bumper,
  clutchKit,
  coilover,
  exhaust,
  floorMats,
  gearKnob,
  grille,
  headlight,
  intercooler,
  ledBar,
  mirror,
  radiator,
  roofBox,
  seat,
  spoiler,
  starter,
  steering,
  taillight,
  timingBelt,
  towBar,
  turbo,
  wheel,
  wing,
  wiper,
];
