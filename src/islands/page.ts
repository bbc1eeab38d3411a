import { loadOnTouch } from './load-on-touch.ts';

// The one script of every page: paints what only this visitor's browser knows, and waits for touches.
loadOnTouch();
