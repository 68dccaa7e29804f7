import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { importPart } from '../../../lib/lost-chunk.ts'
import { loadTextsOf } from '../../../lib/i18n.ts'
import { paletteStore } from './palette-store.ts'

const OwnPalette = lazy(async () => {
  const [part] = await Promise.all([
    importPart(() => import('./own-palette.tsx')),
    loadTextsOf('palette'),
  ])
  return { default: part.OwnPalette }
})

/** Ctrl K or ⌘ K, by the place of the key: in a Cyrillic layout the same key writes «л». */
function isPaletteKey(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
  return event.code === 'KeyK' || event.key.toLowerCase() === 'k'
}

/** Listens for the keys of the command palette; its code comes when it is first asked for. */
export function PaletteHost() {
  const isOpen = useSyncExternalStore(paletteStore.subscribe, paletteStore.isOpen)
  useEffect(function listenForKeys() {
    const handleKey = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      // What lies over the page must be answered first; the palette itself closes by its own keys.
      const isCovered = document.querySelector('[aria-modal="true"]') !== null
      if (paletteStore.isOpen()) paletteStore.set(false)
      else if (!isCovered) paletteStore.set(true)
    }
    document.addEventListener('keydown', handleKey)
    return () => {
      document.removeEventListener('keydown', handleKey)
      paletteStore.set(false)
    }
  }, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <OwnPalette onClose={() => paletteStore.set(false)} />
    </Suspense>
  )
}
