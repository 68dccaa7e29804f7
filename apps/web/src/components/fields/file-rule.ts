import { extensionOf } from '@tartip/domain/files/file-name'
import { bytesPerMegabyte } from '@tartip/domain/files/upload-purpose'

/** What a file must be, as the person is shown before they choose. */
export interface FileRule {
  /** Endings without the dot, in lower case: `pdf`, `jpg`. */
  readonly extensions: readonly string[]
  readonly maxMegabytes: number
}

/** Why a file is not accepted; undefined when it is. The server checks again, and the content too. */
export function refusalOfFile(
  file: Pick<File, 'name' | 'size'>,
  rule: FileRule,
): 'FILE_EXTENSION' | 'FILE_SIZE' | undefined {
  if (!rule.extensions.includes(extensionOf(file.name))) return 'FILE_EXTENSION'
  return file.size > rule.maxMegabytes * bytesPerMegabyte ? 'FILE_SIZE' : undefined
}
