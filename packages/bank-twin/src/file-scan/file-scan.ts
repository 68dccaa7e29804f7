import type { FileScan, FileToScan, ScanReason, ScanVerdict } from '@tartip/bank-ports/file-scan'
import { contentKindOf, fitsExtension } from './content-kind.ts'
import { readZipEntries } from './zip-entries.ts'

const engine = 'tartip-scan 1'

/**
 * The test file of the European Institute for Computer Antivirus Research: harmless, and found by every
 * scanner. Put together here, so that no scanner takes this very source for a virus.
 */
const testVirus = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

/**
 * An archive that unpacks to more than this, or to so many times its size, is rejected as a zip
 * bomb.
 */
const mostUnpackedBytes = 200 * 1024 * 1024
const mostRatio = 200

/**
 * Checks the content of a file without opening it in a program. It knows one virus by name; a bank
 * puts its own scanner behind the port.
 */
export function createFileScan(): FileScan {
  return { scan: async file => scanFile(file) }
}

export function scanFile(file: FileToScan): ScanVerdict {
  const text = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength)
  if (text.includes(testVirus)) {
    return { verdict: 'INFECTED', engine, signature: 'EICAR-Test-File' }
  }
  const kind = contentKindOf(file.bytes)
  if (kind === 'EXECUTABLE') return suspicious('EXECUTABLE')
  if (!fitsExtension(kind, file.fileName)) return suspicious('CONTENT_DIFFERS_FROM_NAME')
  if (kind === 'OLE') return hasMacroStream(text) ? suspicious('MACRO') : clean
  if (kind === 'PDF') return hasScript(text) ? suspicious('MACRO') : clean
  if (kind !== 'ZIP') return clean
  const inside = readZipEntries(file.bytes)
  if (inside === undefined) return suspicious('NOT_READABLE')
  if (inside.some(entry => entry.isEncrypted)) return suspicious('ENCRYPTED_ARCHIVE')
  const unpacked = inside.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  const limit = Math.min(mostUnpackedBytes, Math.max(1, file.bytes.length) * mostRatio)
  if (unpacked > limit) return suspicious('TOO_LARGE_INSIDE')
  if (inside.some(entry => /(^|\/)vbaProject\.bin$/i.test(entry.name))) return suspicious('MACRO')
  const runs = inside.some(entry =>
    /\.(exe|dll|scr|com|bat|cmd|js|vbs|ps1|msi|jar)$/i.test(entry.name),
  )
  return runs ? suspicious('EXECUTABLE') : clean
}

const clean: ScanVerdict = { verdict: 'CLEAN', engine }

function suspicious(reason: ScanReason): ScanVerdict {
  return { verdict: 'SUSPICIOUS', engine, reason }
}

/** The names of streams in old Office files are UTF-16. */
function hasMacroStream(bytes: Buffer): boolean {
  return bytes.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))
}

function hasScript(bytes: Buffer): boolean {
  return /\/(JavaScript|JS|Launch)\b/.test(bytes.toString('latin1'))
}
