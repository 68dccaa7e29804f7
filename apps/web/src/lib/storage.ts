/**
 * What the client remembers in `localStorage`, under the keys of the specification: language, contract,
 * device id and theme. A browser may forbid storage; then the choice lives as long as the page.
 */
export type StorageKey = 'lang' | 'contractId' | 'deviceId' | 'theme'

const memory = new Map<StorageKey, string>()

export function readStored(key: StorageKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return memory.get(key)
  }
}

export function writeStored(key: StorageKey, value: string): void {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    ignoreForbiddenStorage(error)
  }
}

/** Private windows and full disks throw DOMException; anything else is a fault of ours. */
function ignoreForbiddenStorage(error: unknown): void {
  if (!(error instanceof DOMException)) throw error
}
