/** What a file must be, as the person is told before he chooses. */
export interface FileRule {
  /** Endings without the dot, in lower case: `pdf`, `jpg`. */
  readonly extensions: readonly string[]
  readonly maxMegabytes: number
}

const bytesInMegabyte = 1024 * 1024

/** Why a file is not taken; undefined when it is. The server checks again, and the content too. */
export function refusalOfFile(
  file: Pick<File, 'name' | 'size'>,
  rule: FileRule,
): 'FILE_EXTENSION' | 'FILE_SIZE' | undefined {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase()
  if (ending === undefined || !rule.extensions.includes(ending)) return 'FILE_EXTENSION'
  return file.size > rule.maxMegabytes * bytesInMegabyte ? 'FILE_SIZE' : undefined
}

/** Megabytes with one decimal, and never less than 0,1: «0,4». */
export function megabytesOf(bytes: number): string {
  const tenths = Math.max(1, Math.round((bytes / bytesInMegabyte) * 10))
  return `${Math.floor(tenths / 10)},${tenths % 10}`
}
