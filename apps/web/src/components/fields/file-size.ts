import { bytesPerMegabyte } from '@tartip/domain/files/upload-purpose'

const bytesPerKilobyte = 1024

export interface ShownSize {
  readonly unit: 'bytes' | 'kilobytes' | 'megabytes'
  readonly size: string
}

/** The size of a file in the largest unit of which it has at least one; megabytes have one decimal: «1,4». */
export function shownSizeOf(bytes: number): ShownSize {
  if (bytes < bytesPerKilobyte) return { unit: 'bytes', size: String(bytes) }
  const kilobytes = Math.round(bytes / bytesPerKilobyte)
  if (kilobytes * bytesPerKilobyte < bytesPerMegabyte) {
    return { unit: 'kilobytes', size: String(kilobytes) }
  }
  const tenths = Math.round((bytes / bytesPerMegabyte) * 10)
  return { unit: 'megabytes', size: `${Math.floor(tenths / 10)},${tenths % 10}` }
}
