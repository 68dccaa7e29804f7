import { systemClock } from './clock.ts'
import { anyFormIsDirty } from './dirty-forms.ts'

const key = 'chunkReloadedAt'
/** A second loss within this time is no stale release but a broken one: show it, do not loop. */
const loopWindowMs = 60_000

interface ChunkLossDeps {
  readonly now: () => number
  readonly formIsDirty: () => boolean
  readonly readLast: () => string | null
  readonly writeLast: (value: string) => void
  readonly reload: () => void
}

const browser: ChunkLossDeps = {
  now: systemClock.now,
  formIsDirty: anyFormIsDirty,
  readLast: () => sessionStorage.getItem(key),
  writeLast: value => sessionStorage.setItem(key, value),
  reload: () => location.reload(),
}

/** A page's code could not be loaded; the error boundary offers to reload. */
export class ChunkLost extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.name = 'ChunkLost'
  }
}

/**
 * Loads a part of the product. When its file is gone (a release came between) the full path is
 * loaded again, once; not while a form holds unsaved input and not in a loop (specification §2).
 */
export async function importPart<T>(
  load: () => Promise<T>,
  deps: ChunkLossDeps = browser,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (!mayReload(deps)) throw new ChunkLost(error)
    deps.writeLast(String(deps.now()))
    deps.reload()
    // The page is going away; neither an error nor an empty screen should flash meanwhile.
    return new Promise<T>(() => undefined)
  }
}

function mayReload(deps: ChunkLossDeps): boolean {
  if (deps.formIsDirty()) return false
  const last = Number.parseInt(deps.readLast() ?? '', 10)
  return Number.isNaN(last) || deps.now() - last > loopWindowMs
}
