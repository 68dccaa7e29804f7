/**
 * A cell that a spreadsheet would run as a formula gets an apostrophe, because names come from
 * strangers; quotes are doubled.
 */
function quoted(text: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * Rows of plain texts as a CSV file that a spreadsheet of this region opens as it is: semicolons, a
 * byte order mark for the Cyrillic, line ends of the format (RFC 4180).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(row => row.map(quoted).join(';')).join('\r\n')}\r\n`
}
