import { useRef, type CSSProperties, type RefObject } from 'react'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'

/** In pixels; a longer list scrolls. */
const mostHeight = 352

/**
 * Places proposals by the field that they belong to and that keeps the focus: under it, or over it where there is
 * more room, and as high as the window has room for. The list stands in a positioned parent of the field.
 */
export function useListPlace(
  field: RefObject<HTMLElement | null>,
  isShown: boolean,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly style: CSSProperties } {
  const ref = useRef<HTMLDivElement>(null)
  const { overlayProps } = useOverlayPosition({
    targetRef: field,
    overlayRef: ref,
    placement: 'bottom start',
    offset: 4,
    containerPadding: 8,
    maxHeight: mostHeight,
    isOpen: isShown,
  })
  const { zIndex: _zIndex, ...style } = overlayProps.style ?? {}
  return { ref, style }
}
