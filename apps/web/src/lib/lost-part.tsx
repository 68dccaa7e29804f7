import { Component } from 'react'
import type { ReactNode } from 'react'
import { ChunkLost } from './lost-chunk.ts'

interface LostPartProps {
  children: ReactNode
  /** The code of the part is gone: closes what was to be shown, and says why. */
  onLost: () => void
}

/**
 * Stands around a part that lies over a page and comes in a chunk of its own. Without it the page below would
 * go with the part, and with the page what somebody was typing there.
 */
export class LostPart extends Component<LostPartProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkLost) this.props.onLost()
  }

  override render(): ReactNode {
    const { error }: { error: unknown } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof ChunkLost) return null
    throw error
  }
}
