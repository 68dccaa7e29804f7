/** The content type given to the browser. */
export const fileTypes = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileType = keyof typeof fileTypes

/** Hands a content over to the browser as a file. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer> | Blob,
  type: FileType = 'csv',
): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type: fileTypes[type] })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken the content by the time the event loop comes round.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
