import { expect, test } from 'vitest';
import { planOf } from '../../../../tests/setup/search-index.ts';

const words = (text: string) => planOf(`${text} `).words.map(({ typed }) => typed);

test.each([
  ['amor tizer golf', ['amortizer', 'golf']],
  ['brani k prednji golf', ['branik', 'prednji', 'golf']],
  ['retro vizor golf', ['retrovizor', 'golf']],
  ['alter nator golf', ['alternator', 'golf']],
  ['far oct avia', ['far', 'octavia']],
  ['ha uba golf', ['hauba', 'golf']],
  ['gr ill golf', ['grill', 'golf']],
  ['ka liper golf', ['kaliper', 'golf']],
  ['hladn jak golf', ['hladnjak', 'golf']],
  ['far li jevi golf', ['far', 'lijevi', 'golf']],
  ['branik predn ji golf', ['branik', 'prednji', 'golf']],
  ['gepe ka golf', ['gepeka', 'golf']],
  ['rogovi brani ka golf', ['rogovi', 'branika', 'golf']],
  ['retrov izorom golf', ['retrovizorom', 'golf']],
  ['gabari ti golf', ['gabariti', 'golf']],
  ['poz drav far golf', ['pozdrav', 'far', 'golf']],
  ['garanc ija far golf', ['garancija', 'far', 'golf']],
  ['bi ksenon far', ['biksenon', 'far']],
  ['bi-xenon far', ['bi-xenon', 'far']],
])('%s has a space within a name', (text, expected) => expect(words(text)).toEqual(expected));

test.each([
  ['far a golf', ['far', 'a', 'golf']],
  ['ka far', ['ka', 'far']],
  ['far ka 1.3', ['far', 'ka', '1.3']],
  ['hauba ne crna golf', ['hauba', 'ne', 'crna', 'golf']],
  ['far ama', ['far', 'ama']],
  ['far od xyz golf', ['far', 'od', 'xyz', 'golf']],
  ['stop desni golf', ['stop', 'desni', 'golf']],
  ['filter ulja golf', ['filter', 'ulja', 'golf']],
  ['motor za brisač', ['motor', 'za', 'brisač']],
  ['polu automat', ['polu', 'automat']],
  ['kupio bi far', ['kupio', 'bi', 'far']],
  ['far s topovi', ['far', 's', 'topovi']],
])('%s has none', (text, expected) => expect(words(text)).toEqual(expected));
