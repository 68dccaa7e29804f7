const key = 'palette'
const most = 5

/**
 * Ids of what the person chose last, newest first. They stay in the tab and hold no names: what they stand
 * for is looked up each time, so that nothing shows to whom it is not open any more.
 */
export function recentIds(owner: string): readonly string[] {
  const kept = read()
  return kept.owner === owner ? kept.ids : []
}

export function rememberId(owner: string, id: string): void {
  const ids = [id, ...recentIds(owner).filter(other => other !== id)].slice(0, most)
  try {
    sessionStorage.setItem(key, JSON.stringify({ owner, ids }))
  } catch (error) {
    // Without storage there are no recent ones; anything else is a fault of ours.
    if (!(error instanceof DOMException)) throw error
  }
}

function read(): { readonly owner: string; readonly ids: readonly string[] } {
  const nothing = { owner: '', ids: [] }
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return nothing
    const { owner, ids } = kept as { owner?: unknown; ids?: unknown }
    if (typeof owner !== 'string' || !Array.isArray(ids)) return nothing
    return { owner, ids: ids.filter(id => typeof id === 'string') }
  } catch {
    return nothing
  }
}
