import { reloadOnce } from '#src/stores/reload-once.ts';

// A page that failed reloads automatically once per session; after that only by its button.
reloadOnce();
