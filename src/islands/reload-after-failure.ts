import { reloadOnce } from '#src/stores/reload-once.ts';

// A page that broke is tried again by itself, once in a session; then the button is left.
reloadOnce();
