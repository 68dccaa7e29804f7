interface PartlyExactTextProps {
  text: string
  /** Names, codes and numbers in the text; those with a digit when left out. */
  exact?: readonly string[]
}

/** A sentence whose names, codes and numbers a browser does not translate. */
export function PartlyExactText({ text, exact }: PartlyExactTextProps) {
  return partsOf(text, exact ?? text.match(/\S*\d\S*/g) ?? []).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} translate="no">
        {part}
      </span>
    ),
  )
}

/** Words and what is exact by turns, beginning with words. */
function partsOf(text: string, exact: readonly string[]): readonly string[] {
  const found = exact
    .flatMap(part => (part === '' ? [] : [{ part, at: text.indexOf(part) }]))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const parts: string[] = []
  let end = 0
  for (const { part, at } of found) {
    if (at < end) continue
    parts.push(text.slice(end, at), part)
    end = at + part.length
  }
  return [...parts, text.slice(end)]
}
