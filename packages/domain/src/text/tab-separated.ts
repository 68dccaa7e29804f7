export type TabRow = Readonly<Record<string, string>>

/** A dataset that does not fit its columns; the message names the dataset, the line and the column. */
export class DatasetFault extends Error {
  constructor(dataset: string, line: number, problem: string) {
    super(`${dataset}, line ${line}: ${problem}`)
    this.name = 'DatasetFault'
  }
}

/**
 * Reads a tab-separated dictionary: one header line, no quoting, no tabs inside values.
 * @throws DatasetFault when a required column is missing or a row has another number of cells.
 */
export function parseTabSeparated(
  dataset: string,
  content: string,
  requiredColumns: readonly string[],
): readonly TabRow[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = (lines[0] ?? '').split('\t')
  for (const column of requiredColumns) {
    if (!header.includes(column)) throw new DatasetFault(dataset, 1, `column ${column} is missing`)
  }
  const rows: TabRow[] = []
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line === '') continue
    const cells = line.split('\t')
    if (cells.length > header.length) {
      throw new DatasetFault(
        dataset,
        index + 1,
        `${cells.length} cells for ${header.length} columns`,
      )
    }
    // Trailing empty cells may be cut off by editors, so a short row is filled up.
    rows.push(Object.fromEntries(header.map((column, cell) => [column, cells[cell] ?? ''])))
  }
  return rows
}
