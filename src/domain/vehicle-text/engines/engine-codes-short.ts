/**
 * Volkswagen's engines of two letters or digits, until 1998, one per line as in engine-codes-volkswagen.ts. Two letters
 * may be anything, so they count only where an engine is named beside them. Where one is in doubt, the lists that are
 * named there decide.
 */
export const SHORT_ENGINES = `
1Z | 1.9 TDI | vag ford | 1991-1998
1Y | 1.9 D, 1.9 | vag | 1989-2003
1X | 1.9 D, 1.9 | volkswagen | 1990-1996
JX CY JR RA SB MF | 1.6 TD | volkswagen audi seat | 1980-1993
JP CR JK CS 1V | 1.6 D, 1.6 | vag | 1976-1993
KY | 1.7 D, 1.7 | volkswagen | 1986-1992
HK MH NZ NU 2G 3F | 1.3 | volkswagen seat | 1981-1994
PY | 1.3 G40, 1.3 | volkswagen | 1986-1994
EZ RF PN HM RL RE DT | 1.6 | vag | 1983-1994
GU RH RP GX PF PB EV DX JH DS DZ JN JV PM SF SH | 1.8 | vag | 1980-1994
KR PL | 1.8 16V | volkswagen audi seat | 1985-1992
PG 1H | 1.8 G60, 1.8 | volkswagen seat | 1988-1993
2E 3A | 2.0 | volkswagen audi seat | 1988-1996
9A 6A | 2.0 16V | volkswagen audi seat | 1988-1995
NG NF 7A KZ KU | 2.2, 2.3 | audi | 1982-1994
MC 3B RR WR | 2.2 T, 2.2 | audi | 1980-1995
DG | 1.9 | volkswagen | 1982-1992
MV | 2.1 | volkswagen | 1984-1992
`;
