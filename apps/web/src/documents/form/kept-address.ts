import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '../../lib/clock.ts'
import { keptHref } from './form-address.ts'

const keepsPlace = { ignoreBlocker: true }

/** Names what is kept in the address of the form, so that a reload, Back and Forward find it. */
export function useKeptAddress(): (id: string) => void {
  const { history } = useRouter()
  const isOpen = useRef(false)
  useEffect(function followOpening() {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return id => {
    // The answer may come when the person has left already.
    if (!isOpen.current) return
    // The form stays open, so the leave dialog is not shown.
    history.replace(keptHref(history.location.href, id), { isKeptHere: true }, keepsPlace)
  }
}

/** Which form stands on the page. */
interface FormInstance {
  readonly key: string
  readonly place: string
  /** The unfinished form that the address names. */
  readonly named: string | undefined
  /** The unfinished form that was opened, not one that was kept here meanwhile. */
  readonly keptId: string | undefined
}

const startInstance = (place: string, named: string | undefined): FormInstance => ({
  key: randomUuid(),
  place,
  named,
  keptId: named,
})

/** A form that has just been kept stays as it is, although its address names it from then on. */
export function useFormInstance(place: string, named: string | undefined): FormInstance {
  const isKeptHere = useLocation({
    select: ({ state }) => Reflect.get(state, 'isKeptHere') === true,
  })
  const [instance, setInstance] = useState(() => startInstance(place, named))
  if (instance.place === place && instance.named === named) return instance
  const stays = isKeptHere && instance.place === place
  const next = stays ? { ...instance, named } : startInstance(place, named)
  setInstance(next)
  return next
}
