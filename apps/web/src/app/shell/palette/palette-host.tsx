import { useEffect, useSyncExternalStore } from 'react'
import { PaletteFrame } from '../../../features/palette/palette-frame.tsx'
import { loadTextsOf } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { LostPart } from '../../../lib/lost-part.tsx'
import { paletteStore } from './palette-store.ts'

const ownPalette = lazyPart(async () => {
  const [part] = await Promise.all([import('./own-palette.tsx'), loadTextsOf('palette')])
  return part.OwnPalette
})

/** Ctrl K or ⌘ K, by the place of the key: in a Cyrillic layout the same key writes «л». */
function isPaletteKey(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false
  return event.code === 'KeyK' || event.key.toLowerCase() === 'k'
}

/** Listens for the keys of the command palette; the code of its list comes when they are about to be pressed. */
export function PaletteHost() {
  const isOpen = useSyncExternalStore(paletteStore.subscribe, paletteStore.isOpen)
  useEffect(function listenForKeys() {
    const handleKey = (event: KeyboardEvent) => {
      // Between this key and the K is time enough to fetch the list.
      if (event.key === 'Control' || event.key === 'Meta') ownPalette.preload()
      if (!isPaletteKey(event)) return
      event.preventDefault()
      // What lies over the page must be answered first; the palette itself closes by its own keys.
      const isCovered = document.querySelector('[data-layer], dialog[open]') !== null
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
  const close = () => paletteStore.set(false)
  return (
    <LostPart onLost={close}>
      <PaletteFrame Body={ownPalette.Part} onClose={close} />
    </LostPart>
  )
}
