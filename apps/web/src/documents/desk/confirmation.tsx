import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { LinesSkeleton } from '../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import type { DeskDecision } from './desk-decision.tsx'
import type { DeskEnd } from './desk-end.tsx'

const decision = lazyPart(async () => (await import('./desk-decision.tsx')).DeskDecision)
const end = lazyPart(async () => (await import('./desk-end.tsx')).DeskEnd)

// A lazy part is one for all kinds of documents.
export const DecisionPart = decision.Part as typeof DeskDecision
export const EndPart = end.Part as typeof DeskEnd

const firstInputs = ['keydown', 'pointermove', 'pointerdown'] as const

const preloadConfirmation = (): void => {
  decision.preload()
  end.preload()
}

/** Loads the confirmation once the person has begun to do something on the desk: a decision is near. */
export function useReadyConfirmation(preload = preloadConfirmation): void {
  useEffect(
    function loadWhenPersonActs() {
      const listening = new AbortController()
      const handleInput = () => {
        listening.abort()
        preload()
      }
      for (const input of firstInputs) {
        window.addEventListener(input, handleInput, { passive: true, signal: listening.signal })
      }
      return () => listening.abort()
    },
    [preload],
  )
}

interface ConfirmationPlaceProps {
  children: (typedAhead: string) => ReactNode
}

/** Where a confirmation stands; what is typed while its code is still on its way is kept for its field. */
export function ConfirmationPlace({ children }: ConfirmationPlaceProps) {
  const [typedAhead, setTypedAhead] = useState('')
  return <Suspense fallback={<Awaited onType={setTypedAhead} />}>{children(typedAhead)}</Suspense>
}

function Awaited({ onType }: { onType: (change: (typed: string) => string) => void }) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    if (key.length === 1) onType(typed => typed + key)
    else if (key === 'Backspace') onType(typed => typed.slice(0, -1))
  })
  useEffect(function keepTyped() {
    const listener = (event: KeyboardEvent) => handleKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <SummaryCard>
      <LinesSkeleton lines={8} />
    </SummaryCard>
  )
}
