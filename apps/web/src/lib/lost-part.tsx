import { Component, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { toast } from '../components/feedback/toast-store.ts'
import { ChunkLost } from './lost-chunk.ts'
import { useTranslation } from './use-translation.ts'

interface LostPartProps {
  children: ReactNode
  /** The code of the part is gone: closes what was to be shown. */
  onLost: () => void
}

/**
 * Stands around a part that lies over a page and comes in a chunk of its own. Without it the page below would
 * go with the part, and with the page what somebody was typing there. A message says to reload the page.
 */
export function LostPart({ children, onLost }: LostPartProps) {
  const { t } = useTranslation('common')
  const handleLost = () => {
    onLost()
    toast.error(t($ => $.errors.stalePart))
  }
  return <LostBoundary onLost={handleLost}>{children}</LostBoundary>
}

/** A part that can close with a movement: it stays from when it is first needed until its code is lost. */
export function KeptPart({ isNeeded, children, onLost }: LostPartProps & { isNeeded: boolean }) {
  const [isKept, setIsKept] = useState(isNeeded)
  useEffect(
    function keepOnceNeeded() {
      if (isNeeded) setIsKept(true)
    },
    [isNeeded],
  )
  if (!isKept) return null
  const handleLost = () => {
    setIsKept(false)
    onLost()
  }
  return <LostPart onLost={handleLost}>{children}</LostPart>
}

interface LostBoundaryProps {
  children: ReactNode
  onLost?: () => void
}

/** Leaves out, without a word, a part whose code is gone. */
export class LostBoundary extends Component<LostBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLost) this.props.onLost?.()
  }

  override render(): ReactNode {
    const { error }: { error: unknown } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ChunkLost) return null
    throw error
  }
}
