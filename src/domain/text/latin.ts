const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Small Cyrillic letters as Latin ones: `предњи` → `prednji`. */
export const latinOf = (text: string): string =>
  text.replace(/[\u0430-\u045f]/g, (letter) => LATIN[letter] ?? letter);
