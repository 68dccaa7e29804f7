interface FilePayload {
  readonly fileName: string
  readonly contentType: string
  /** Base64. */
  readonly data: string
}

/** Hands a file that came as text to the browser, under its own name. */
export function savePayload({ fileName, contentType, data }: FilePayload): void {
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: contentType }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser has started to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
