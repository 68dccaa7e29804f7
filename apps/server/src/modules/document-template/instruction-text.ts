/** A part of an instruction, in the order in which it is read. */
export type InstructionBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph' | 'note'; readonly text: string }
  /** `marker` is «1.» of a step, or a dash. */
  | { readonly kind: 'item'; readonly marker: string; readonly text: string }
  | { readonly kind: 'picture'; readonly path: string; readonly caption: string }

/** Reads the few marks of Markdown that instructions use: each line is a block of its own. */
export const readInstruction = (source: string): readonly InstructionBlock[] =>
  source
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(blockOf)

function blockOf(line: string): InstructionBlock {
  const picture = /^!\[(?<caption>[^\]]*)\]\((?<path>pictures\/[\w-]+\/[\w-]+\.jpg)\)$/.exec(
    line,
  )?.groups
  if (picture) {
    return { kind: 'picture', path: picture['path'] ?? '', caption: picture['caption'] ?? '' }
  }
  const marked = /^(?<mark>#{1,2}|>|-|\d+\.) (?<text>.+)$/.exec(line)?.groups
  const text = marked?.['text'] ?? line
  switch (marked?.['mark']) {
    case undefined:
      return { kind: 'paragraph', text }
    case '#':
      return { kind: 'title', text }
    case '##':
      return { kind: 'heading', text }
    case '>':
      return { kind: 'note', text }
    case '-':
      return { kind: 'item', marker: '–', text }
    default:
      return { kind: 'item', marker: marked?.['mark'] ?? '', text }
  }
}
