/** A cell that a spreadsheet would run as a formula gets an apostrophe; quotes are doubled. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * Rows as a CSV file that a spreadsheet of this region opens as it is: semicolons, a byte order mark
 * for the Cyrillic, line ends of the format (RFC 4180).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(row => row.map(cell).join(';')).join('\r\n')}\r\n`
}

/** Hands a text over to the browser as a file. */
export function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken the content by the time the event loop comes round.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
