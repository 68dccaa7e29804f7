import { lazy, Suspense, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { importPart } from './lost-chunk.ts'

export interface LazyPart<TProps extends object> {
  /** Stands in a `Suspense`; once the code is here it is drawn at once, without a fallback between. */
  readonly Part: (props: TProps) => ReactNode
  /** Begins to load: when the pointer or the focus comes near. What is lost is requested again when it is needed. */
  readonly preload: () => void
}

/**
 * A part of a page whose code comes when it is about to be needed:
 * `lazyPart(async () => (await import('./filter-form.tsx')).FilterForm)`.
 */
export function lazyPart<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyPart<TProps> {
  let ready: ComponentType<TProps> | undefined
  const fetchOnce = async () => {
    ready ??= await importPart(load)
    return ready
  }
  const Waiting = lazy(async () => ({ default: await fetchOnce() }))

  function Part(props: TProps): ReactNode {
    // Kept for the life of the part: another kind of element in its place would lose its state.
    const [Shown] = useState(() => ready ?? Waiting)
    return <Shown {...props} />
  }
  return {
    Part,
    preload: () => void load().then(part => (ready ??= part), forget),
  }
}

/** A lazy part that needs no `Suspense` around it: nothing stands in its place while its code is loading. */
export function lazySlot<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyPart<TProps> {
  const slot = lazyPart(load)
  return {
    Part: props => (
      <Suspense fallback={null}>
        <slot.Part {...props} />
      </Suspense>
    ),
    preload: slot.preload,
  }
}

/** A person has not requested the part yet, so its loss is no news yet. */
const forget = (): void => undefined
