import type { Part } from './kit/part.ts';
import { airFilter } from './draw/air-filter.ts';
import { alternator } from './draw/alternator.ts';
import { battery } from './draw/battery.ts';
import { bonnet } from './draw/bonnet.ts';
import { bootSpoiler } from './draw/boot-spoiler.ts';
import { bootTub } from './draw/boot-tub.ts';
import { brake } from './draw/brake.ts';
import { brakePads } from './draw/brake-pads.ts';
import { bumper } from './draw/bumper.ts';
import { catalyst } from './draw/catalyst.ts';
import { clutchKit } from './draw/clutch-kit.ts';
import { coilover } from './draw/coilover.ts';
import { exhaust } from './draw/exhaust.ts';
import { floorMats } from './draw/floor-mats.ts';
import { gearKnob } from './draw/gear-knob.ts';
import { grille } from './draw/grille.ts';
import { headlight } from './draw/headlight.ts';
import { intercooler } from './draw/intercooler.ts';
import { ledBar } from './draw/led-bar.ts';
import { mirror } from './draw/mirror.ts';
import { pipes } from './draw/pipes.ts';
import { radiator } from './draw/radiator.ts';
import { rearBumper } from './draw/rear-bumper.ts';
import { roofBox } from './draw/roof-box.ts';
import { seat } from './draw/seat.ts';
import { spoiler } from './draw/spoiler.ts';
import { springs } from './draw/springs.ts';
import { starter } from './draw/starter.ts';
import { steering } from './draw/steering.ts';
import { taillight } from './draw/taillight.ts';
import { timingBelt } from './draw/timing-belt.ts';
import { towBar } from './draw/tow-bar.ts';
import { turbo } from './draw/turbo.ts';
import { wheel } from './draw/wheel.ts';
import { wing } from './draw/wing.ts';
import { wiper } from './draw/wiper.ts';
import { wiperMotor } from './draw/wiper-motor.ts';
import { workLamp } from './draw/work-lamp.ts';

/** Every part type that has pictures. To add one: its file in draw/, a line here, a place in draw/places.ts. */
export const PARTS: readonly Part[] = [
  airFilter,
  alternator,
  battery,
  bonnet,
  bootSpoiler,
  bootTub,
  brake,
  brakePads,
  bumper,
  catalyst,
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
  pipes,
  radiator,
  rearBumper,
  roofBox,
  seat,
  spoiler,
  springs,
  starter,
  steering,
  taillight,
  timingBelt,
  towBar,
  turbo,
  wheel,
  wing,
  wiper,
  wiperMotor,
  workLamp,
];
