/** The words with the name of their field before them, where no label stands beside them. */
export const ledByLabel = (label: string, words: string): string =>
  `${label}: ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`

/** The same words beside the label of their field. */
export function withoutLabel(label: string, words: string): string {
  const lead = `${label}: `
  if (!words.startsWith(lead)) return words
  const own = words.slice(lead.length)
  return own.slice(0, 1).toUpperCase() + own.slice(1)
}
