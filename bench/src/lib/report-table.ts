/** Lines of a table: first column left-aligned, numbers right-aligned. */
export function reportTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  return [line(headings), widths.map(width => '-'.repeat(width)).join('  '), ...rows.map(line)]
}

/** A measured number with a fixed number of decimals; never used for money. */
export function rounded(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '-'
}

/** Bytes as kilobytes of 1,000, the way transfer sizes are quoted. */
export const kilobytes = (bytes: number): string => rounded(bytes / 1_000, 1)

export function printLine(line = ''): void {
  process.stdout.write(`${line}\n`)
}
