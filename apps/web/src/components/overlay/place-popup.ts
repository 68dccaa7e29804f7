/** Where a popup stands by its anchor when there is room. */
export type PopupPlacement = 'bottom-start' | 'bottom-end' | 'top-end' | 'right'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const gap = 4
const margin = 8

/**
 * The place of a popup in the window, in CSS pixels: beside its anchor, on the other side when it does
 * not fit there and the other has more room, never across an edge, and never higher than its side.
 */
export function placePopup(
  anchor: Box,
  popup: Size,
  view: Size,
  placement: PopupPlacement,
): { left: number; top: number; maxHeight: number } {
  const within = (value: number, length: number, whole: number) =>
    Math.max(margin, Math.min(value, whole - length - margin))
  if (placement === 'right') {
    const middle = (anchor.top + anchor.bottom - popup.height) / 2
    return {
      left: within(anchor.right + gap * 2, popup.width, view.width),
      top: within(middle, popup.height, view.height),
      maxHeight: view.height - margin * 2,
    }
  }
  const below = view.height - anchor.bottom - gap - margin
  const above = anchor.top - gap - margin
  const wantsBelow = placement !== 'top-end'
  const wanted = wantsBelow ? below : above
  const other = wantsBelow ? above : below
  const isBelow = popup.height <= wanted || wanted >= other ? wantsBelow : !wantsBelow
  const maxHeight = Math.max(isBelow ? below : above, 0)
  const height = Math.min(popup.height, maxHeight)
  const left = placement === 'bottom-start' ? anchor.left : anchor.right - popup.width
  return {
    left: within(left, popup.width, view.width),
    top: isBelow ? anchor.bottom + gap : anchor.top - gap - height,
    maxHeight,
  }
}
