import { reloadOnce } from '#src/stores/reload-once.ts';

// A page that failed reloads by itself, once per session; after that only the button is left.
reloadOnce();
