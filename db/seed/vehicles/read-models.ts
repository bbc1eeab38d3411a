import type { SeedGeneration, SeedModel } from '../seed-types.ts';

const modelLine = /^([^[:]+?)\s*(?:\[([^\]]+)\])?:\s*(.+)$/;
const generationText = /^(.*?)\s*\b(\d{4})-(\d{4})?\s*(?:\(([^)]+)\))?$/;

function words(list: string | undefined): string[] {
  return list ? list.split(',').map((word) => word.trim()) : [];
}

function readGeneration(text: string): SeedGeneration {
  const [, name, from, to, aliases] = generationText.exec(text.trim()) ?? [];
  if (name === undefined || !from) throw new Error(`Not a generation: ${text}`);
  return {
    name,
    from: Number(from),
    ...(to && { to: Number(to) }),
    ...(aliases && { aliases: words(aliases) }),
  };
}

/**
 * Reads a list of models, one a line: `Golf [golfić]: IV 1997-2004 (mk4, 1j) | VIII 2019- (mk8)`.
 * Square brackets hold other names of the model, round ones of the generation; no end year means still built.
 */
export function readModels(text: string): SeedModel[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.map((line) => {
    const [, name, aliases, generations] = modelLine.exec(line.trim()) ?? [];
    if (!name || !generations) throw new Error(`Not a model: ${line}`);
    return {
      name,
      ...(aliases && { aliases: words(aliases) }),
      generations: generations.split('|').map(readGeneration),
    };
  });
}
