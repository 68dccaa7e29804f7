import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useLandmark } from 'react-aria/useLandmark'
import { Button } from '../controls/button.tsx'
import { LinkButton } from '../controls/link-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { returnFocusToPage } from '../overlay/focus-place.ts'
import { toast, toastStore, visibleToasts } from './toast-store.ts'
import type { Toast } from './toast-store.ts'
import classes from './toast-host.module.css'
import { useHighestFloor } from './use-toast-floor.ts'

export const toastLifeMs = 8000

const icons = { success: IconCircleCheck, info: IconInfoCircle, error: IconAlertTriangle } as const

/**
 * The corner where toasts live; stands once in the shell. A pointer or the focus anywhere on the
 * stack stops every countdown, so nothing disappears while it is read or reached for. F6 leads to it,
 * also out of a layer, in which Tab goes round.
 */
export function ToastHost() {
  const { t } = useComponentText()
  const all = useSyncExternalStore(toastStore.subscribe, toastStore.all)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const shown = visibleToasts(all)
  const floor = useHighestFloor()
  const isPaused = shown.length > 0 && (isHovered || isFocused)

  const host = useRef<HTMLElement>(null)
  const handleDismiss = (id: Toast['id']) => {
    const hadFocus = host.current?.contains(document.activeElement) ?? false
    toast.dismiss(id)
    if (hadFocus) returnFocusToPage()
  }

  // A toast that leaves under the pointer sends no mouseleave; an empty corner holds nothing back.
  useEffect(() => {
    if (shown.length > 0) return
    setIsHovered(false)
    setIsFocused(false)
  }, [shown.length])

  // Beside the page and not in it: a drawer makes the page inert, and a toast must stay in reach.
  return createPortal(
    <section
      ref={host}
      data-react-aria-top-layer
      className={classes.host}
      style={floorStyle(floor)}
      aria-label={t($ => $.toast.region)}
      data-no-print
      data-toasts={shown.length > 0 ? '' : undefined}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {shown.length > 0 ? <ToastLandmark host={host} label={t($ => $.toast.region)} /> : null}
      {shown.map(one => (
        <ToastView key={one.id} toast={one} isPaused={isPaused} onDismiss={handleDismiss} />
      ))}
    </section>,
    document.body,
  )
}

/** Set on this corner alone: a property of the whole page would make all of it be styled again. */
const floorStyle = (floor: number): CSSProperties =>
  ({ '--toast-floor': `${floor}px` }) as CSSProperties

interface ToastLandmarkProps {
  host: RefObject<HTMLElement | null>
  label: string
}

function ToastLandmark({ host, label }: ToastLandmarkProps) {
  useLandmark(
    {
      role: 'region',
      'aria-label': label,
      focus: () => host.current?.querySelector<HTMLElement>('button')?.focus(),
    },
    host as RefObject<HTMLElement>,
  )
  return null
}

interface ToastViewProps {
  toast: Toast
  isPaused: boolean
  onDismiss: (id: Toast['id']) => void
}

function ToastView({ toast: one, isPaused, onDismiss }: ToastViewProps) {
  const { t } = useComponentText()
  const Icon = icons[one.tone]
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => toast.dismiss(one.id), toastLifeMs)
    return () => clearTimeout(timer)
  }, [isPaused, one.id])

  return (
    <div
      className={classes.toast}
      data-tone={one.tone}
      role={one.tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className={classes.icon} size={20} aria-hidden />
      <div className={classes.body}>
        <p className={classes.text}>{one.text}</p>
        <div className={classes.actions}>
          <Button size="sm" variant="subtle" onClick={() => onDismiss(one.id)}>
            {t($ => $.toast.ok)}
          </Button>
          {one.goOn ? (
            <LinkButton size="sm" variant="light" href={one.goOn.href}>
              {one.goOn.label ?? t($ => $.toast.goOn)}
            </LinkButton>
          ) : null}
        </div>
      </div>
      <span className={classes.track} aria-hidden>
        {/* A new key starts the bar again together with the timer. */}
        <span
          key={isPaused ? 'paused' : 'running'}
          className={classes.bar}
          data-paused={isPaused || undefined}
        />
      </span>
    </div>
  )
}
